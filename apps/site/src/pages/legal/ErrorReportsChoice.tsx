import { Card } from '@croupier/ui/Card'
import { Switch } from '@croupier/ui/Switch'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/**
 * Whether failures of the page may be reported from this device: off until it is switched on, and switched off the same
 * way. Renders nothing if the operator takes no reports.
 */
export const ErrorReportsChoice = observer(function ErrorReportsChoice() {
  const text = useText()
  const { system } = useRoot()
  if (!system.takesErrorReports) return null
  return (
    <Card>
      <Switch
        description={text('privacy.error_reports_text')}
        checked={system.errorReportsAllowed}
        onChange={(event) => system.allowErrorReports(event.currentTarget.checked)}
      >
        {text('privacy.error_reports')}
      </Switch>
    </Card>
  )
})
