import { DAY } from '@croupier/locales/calendar'
import { Countdown } from '@croupier/ui/Countdown'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'

/**
 * The time left until a deadline within a day, to be written after it. Renders a `<time>` and its label, or nothing for
 * any other deadline.
 */
export const TimeLeft = observer(function TimeLeft({ until }: { until: number }) {
  const text = useText()
  const { platformClock } = useRoot()
  const left = until - platformClock.now()
  return left > 0 && left < DAY ? (
    <>
      <span aria-hidden>{` · ${text('deposit.time_left')} `}</span>
      <Countdown label={text('deposit.time_left')} until={until} clock={platformClock.now} />
    </>
  ) : null
})
