import { Card } from '@croupier/ui/Card'
import { Switch } from '@croupier/ui/Switch'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/**
 * Whether visits may be measured on this device: off until it is switched on, and switched off the same way (S-018).
 * Renders nothing if the merchant measures nothing.
 */
export const MeasuringChoice = observer(function MeasuringChoice() {
  const text = useText()
  const { system } = useRoot()
  if (!system.measures) return null
  return (
    <Card>
      <Switch
        description={text('privacy.measuring_text')}
        checked={system.analyticsAllowed}
        onChange={(event) => system.allowAnalytics(event.currentTarget.checked)}
      >
        {text('privacy.measuring')}
      </Switch>
    </Card>
  )
})
