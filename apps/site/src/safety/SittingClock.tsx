import { sittingStore, type Sitting } from '@croupier/stores'
import { SessionClock } from '@croupier/ui/SessionClock'
import { observer } from 'mobx-react-lite'
import { useStore } from '../base/RootContext.ts'
import { useDigits } from '../parts/text/useDigits.ts'
import { useMomentText } from '../parts/text/useMomentText.ts'
import { useText } from '../parts/text/useText.ts'
import { clockText } from './clockText.ts'
import { useNetResult } from './useNetResult.ts'
import { usePlatformTime } from './usePlatformTime.ts'

/** Props of {@link SittingClock}. */
interface SittingClockProps {
  /** Shows the time of day too, where a full screen hides the device's (G-24). */
  readonly dayTime?: boolean
  readonly className?: string
}

/** How long the running sitting lasts and what it has brought; nothing without one (G-19, G-20). Renders a `<dl>`. */
export const SittingClock = observer(function SittingClock(props: SittingClockProps) {
  const { sitting } = useStore(sittingStore)
  return sitting ? <RunningClock {...props} sitting={sitting} /> : null
})

const RunningClock = observer(function RunningClock({
  sitting: { startedAt, net },
  dayTime = false,
  className,
}: SittingClockProps & { readonly sitting: Sitting }) {
  const text = useText()
  const digits = useDigits()
  const { time } = useMomentText()
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
