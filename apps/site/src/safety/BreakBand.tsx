import { paths } from '@croupier/stores'
import { Link as TextLink } from '@croupier/ui/Link'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Band } from '../parts/page/Band.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { usePause } from './usePause.ts'

/**
 * Says on every page that the member is on a break, and links to what is open (G-33). Renders a `Band`.
 */
export const BreakBand = observer(function BreakBand() {
  const text = useText()
  const { moment } = useDateTimeText()
  const pause = usePause()
  const words = () => {
    if (!pause) return ''
    if (pause.phase === 'returning' && pause.returnsAt != null)
      return text('break.returning', { time: moment(pause.returnsAt) })
    const excluded = pause.kind === 'exclusion'
    if (pause.phase === 'over') return text(excluded ? 'break.band_over_exclusion' : 'break.band_over')
    return text(excluded ? 'break.band_running_exclusion' : 'break.band_running', { end: moment(pause.endsAt) })
  }
  return (
    pause && (
      <Band tone="info" action={<TextLink render={<Link to={paths.safety} />}>{text('break.details')}</TextLink>}>
        {words()}
      </Band>
    )
  )
})
