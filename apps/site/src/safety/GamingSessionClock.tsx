import { gamingSessionStore, type GamingSession } from '@croupier/stores'
import { SessionClock } from '@croupier/ui/SessionClock'
import { observer } from 'mobx-react-lite'
import { useStore } from '../base/RootContext.ts'
import { useDigits } from '../parts/text/useDigits.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { clockText } from './clockText.ts'
import { useNetResult } from './useNetResult.ts'
import { usePlatformTime } from './usePlatformTime.ts'

/** Props of {@link GamingSessionClock}. */
interface GamingSessionClockProps {
  /** Shows the time of day too, where a full screen hides the device's (G-24). */
  readonly dayTime?: boolean
  readonly className?: string
}

/** Length and result of the running gaming session; nothing without one (G-19, G-20). Renders a `<dl>`. */
export const GamingSessionClock = observer(function GamingSessionClock(props: GamingSessionClockProps) {
  const { current: gamingSession } = useStore(gamingSessionStore)
  return gamingSession ? <RunningClock {...props} gamingSession={gamingSession} /> : null
})

const RunningClock = observer(function RunningClock({
  gamingSession: { startedAt, net },
  dayTime = false,
  className,
}: GamingSessionClockProps & { readonly gamingSession: GamingSession }) {
  const text = useText()
  const digits = useDigits()
  const { time } = useDateTimeText()
  const now = usePlatformTime()
  const { signed, words } = useNetResult()(net)
  return (
    <SessionClock
      className={className}
      texts={{ time: text('game.session_time'), net: text('game.net_result'), dayTime: text('game.clock') }}
      time={digits(clockText(now - startedAt))}
      net={signed}
      netText={words}
      dayTime={dayTime ? time(now) : undefined}
    />
  )
})
