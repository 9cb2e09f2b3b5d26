import { Callout } from '@croupier/ui/Callout'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

/** What a player should know if others may know more or react faster. */
export interface SpeedNoticeProps {
  /** Bets are on live events: pictures and scores arrive late (G-77). */
  readonly live?: boolean
  /** A quick reaction counts (G-78). */
  readonly quick?: boolean
}

/**
 * The market's notices about delayed broadcasts and slow connections; nothing if it requires neither. Renders a
 * `Callout`.
 */
export const SpeedNotice = observer(function SpeedNotice({ live = false, quick = false }: SpeedNoticeProps) {
  const text = useText()
  const { delayedBroadcasts, slowConnections } = useRoot().merchant.current.duties
  const said = [
    ...(live && delayedBroadcasts ? [text('duties.delayed')] : []),
    ...(quick && slowConnections ? [text('duties.slow')] : []),
  ]
  return said.length === 0 ? null : <Callout tone="info">{said.join(' ')}</Callout>
})
