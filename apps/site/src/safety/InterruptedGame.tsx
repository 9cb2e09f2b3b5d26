import { Button } from '@croupier/ui/Button'
import { announce } from '@croupier/ui/announce'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../base/RootContext.ts'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'

/**
 * Shown after an interrupted game, because its tab was closed or the device shut down: what happens to an open round,
 * and a button to return to the game (G-29). Announced once. Renders a `Band`, or nothing.
 */
export const InterruptedGame = observer(function InterruptedGame() {
  const text = useText()
  const { launch } = useRoot()
  const { interrupted } = launch.openGame
  useEffect(() => launch.recallInterrupted(), [launch])
  const said = interrupted && text('game.interrupted_title', { game: interrupted.name })
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  return interrupted ? (
    <Band
      tone="info"
      title={text('game.interrupted_title', { game: interrupted.name })}
      action={
        <>
          <Button size="sm" variant="outline" tone="neutral" onClick={() => launch.resume()}>
            {text('game.resume')}
          </Button>
          <Button size="sm" variant="ghost" tone="neutral" onClick={() => launch.openGame.forget()}>
            {text('game.not_now')}
          </Button>
        </>
      }
    >
      {text('game.interrupted')}
    </Band>
  ) : null
})
