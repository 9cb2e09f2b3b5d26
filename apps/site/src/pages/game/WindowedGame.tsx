import { Button } from '@croupier/ui/Button'
import { gamingSessionStore, type LaunchTarget } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { GamingSessionClock } from '../../safety/GamingSessionClock.tsx'
import { GamingSessionWarning } from '../../safety/GamingSessionWarning.tsx'
import { GamePlaceholder, PlaceholderActions, StartingGame } from './GamePlaceholder.tsx'

/**
 * Shown while a game is played in a separate window. Only a press opens that window, because browsers block any other;
 * a blocked window is explained, with a retry button (S-310).
 */
export const WindowedGame = observer(function WindowedGame({ target }: { target: LaunchTarget }) {
  const text = useText()
  const { balance, launch, session } = useRoot()
  const blocked = launch.windowBlocked
  const opened = launch.game.data !== undefined
  const gamingSession = useStore(gamingSessionStore)
  const awaitsGamingSession = opened && gamingSession.current === undefined && !gamingSession.play.isLoading

  useEffect(() => {
    // A game in a separate window does not tell the site when it is ready: the gaming session is polled until it has
    // begun (G-19).
    if (awaitsGamingSession) gamingSession.roundEnded()
  }, [awaitsGamingSession, gamingSession])

  useEffect(() => {
    window.addEventListener('focus', launch.returned)
    document.addEventListener('visibilitychange', launch.returned)
    return () => {
      window.removeEventListener('focus', launch.returned)
      document.removeEventListener('visibilitychange', launch.returned)
    }
  }, [launch])

  useEffect(
    () => () => {
      // Leaving this page ends a game. Returning from the game's window is covered by the header's own refresh (S-316).
      if (session.isSignedIn) void balance.refresh()
    },
    [balance, session],
  )

  if (launch.game.isLoading) return <StartingGame name={target.name} />
  const words = blocked ? 'service.popup_blocked' : opened ? 'game.popup_opened' : 'game.own_window'
  return (
    <GamePlaceholder title={blocked ? text('game.popup_blocked_title') : target.name}>
      <p role="status">{text(words)}</p>
      <GamingSessionClock dayTime />
      <GamingSessionWarning />
      <PlaceholderActions>
        <Button onClick={() => void launch.openInWindow(target)}>
          {text(blocked ? 'retry_once' : 'game.open_window')}
        </Button>
        {blocked && <ServiceButton variant="outline" tone="neutral" />}
      </PlaceholderActions>
    </GamePlaceholder>
  )
})
