import { Button } from '@croupier/ui/Button'
import { ErrorState } from '@croupier/ui/ErrorState'
import { GameFrame } from '@croupier/ui/GameFrame'
import { useFullScreen } from '@croupier/ui/useFullScreen'
import { categoryPath, safetyStore, gamingSessionStore, type LaunchedGame, type LaunchTarget } from '@croupier/stores'
import type { GameMessage } from '@croupier/api'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useBack } from '../../base/useBack.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { GameBar } from './GameBar.tsx'
import { PlaceholderActions } from './GamePlaceholder.tsx'
import { useGameDoor } from './useGameDoor.ts'

const Root = styled(GameFrame)`
  /* What header and navigation leave of the window; a phone has no header here, but may have a band. */
  block-size: calc(100dvh - max(var(--cr-top-bar-height, 7.125rem), var(--cr-band-height, 0px)));
  min-block-size: 15rem;
`

/** How long a frame may stay silent, ms. */
const silenceMs = 30_000

/** The frame of a launched game with its bar. Talks to the game through the checked door only (S-314 to S-316). */
export const GameStage = observer(function GameStage({
  target,
  launched,
}: {
  target: LaunchTarget
  launched: LaunchedGame
}) {
  const text = useText()
  const back = useBack(categoryPath(target.gameType))
  const { agentCentre, balance, feed, launch, locale, memberCentre, modals, theme } = useRoot()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(stage)
  const gamingSession = useStore(gamingSessionStore)
  const safety = useStore(safetyStore)
  /** The balance that the game shows, as far as it is known here. */
  const told = useRef<string>(undefined)
  /** `silent`: the frame has not answered in time. `over`: the platform has ended this play. */
  const [state, setState] = useState<'starting' | 'ready' | 'silent' | 'over'>('starting')

  const hear = (message: GameMessage) => {
    if (message.type === 'ready') {
      setState('ready')
      // Play goes on by keyboard without a way through the bar, unless the person is elsewhere already.
      const { activeElement } = document
      const isFree = activeElement === document.body || activeElement?.id === 'content'
      if (modals.stack.length === 0 && isFree) frame.current?.focus()
      void gamingSession.refresh()
    }
    if (message.type === 'roundEnded') gamingSession.roundEnded()
    if (message.type === 'balanceChanged') {
      told.current = message.balance
      void balance.refresh()
    }
    if (message.type === 'needsDeposit' && memberCentre.has('depositv2')) memberCentre.open('depositv2')
    // A break, the end of the session or a check that waits: each has its page, which comes with what is asked for now.
    if (message.type === 'ended') {
      if (message.reason === 'over') setState('over')
      void Promise.all([gamingSession.refresh(), safety.loadOverview(), feed.look(true)])
    }
    if (message.type === 'close') back()
  }
  const tell = useGameDoor(frame, launched.origin, hear)

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'starting' ? 'silent' : now)), silenceMs)
    return () => clearTimeout(timer)
  }, [])

  // Under the cashier, the safety page and a check of the gaming session the game pauses; afterwards it reads the balance again.
  const asksSafety = modals.stack.some(({ modal }) => modal.kind === 'safety')
  const covered = memberCentre.isOpen || agentCentre.isOpen || asksSafety || gamingSession.stop !== undefined
  const ready = state === 'ready'
  useEffect(() => {
    if (!ready || !covered) return undefined
    tell({ type: 'pause' })
    return () => {
      tell({ type: 'balanceChanged' })
      tell({ type: 'resume' })
    }
  }, [covered, ready, tell])

  // Money that arrives during a game shows in the game too. What the game itself has said is known to it.
  const { sum } = balance
  useEffect(() => {
    if (ready && told.current !== undefined && sum !== told.current) tell({ type: 'balanceChanged' })
    told.current = sum
  }, [ready, sum, tell])

  const { isHidden } = balance
  useEffect(() => {
    if (ready) tell({ type: 'balanceHidden', hidden: isHidden })
  }, [isHidden, ready, tell])

  const wanted = theme.theme
  useEffect(() => {
    if (ready) tell({ type: 'theme', theme: wanted })
  }, [ready, tell, wanted])

  const { language } = locale
  useEffect(() => {
    if (ready) tell({ type: 'language', language })
  }, [language, ready, tell])

  const reload = () => void launch.open(target)
  return (
    <Root
      ref={stage}
      data-running-game=""
      frameRef={frame}
      src={launched.url}
      title={text('game.frame', { game: target.name })}
      state={state === 'silent' || state === 'over' ? 'failed' : state}
      texts={{ loading: text('game.starting', { game: target.name }) }}
      failure={
        state === 'over' ? (
          <ErrorState
            title={text('game.ended_title')}
            text={text('game.ended_text')}
            action={
              <PlaceholderActions>
                <Button onClick={reload}>{text('game.start_again')}</Button>
                <Button variant="outline" tone="neutral" onClick={back}>
                  {text('game.back')}
                </Button>
                <ServiceButton variant="outline" tone="neutral" />
              </PlaceholderActions>
            }
          />
        ) : (
          <ErrorState
            title={text('game.failed_title')}
            text={text('game.silent')}
            action={<Button onClick={reload}>{text('game.reload')}</Button>}
          />
        )
      }
      bar={
        <GameBar
          target={target}
          fullScreen={fullScreen.active}
          onBack={back}
          onReload={reload}
          onFullScreen={fullScreen.toggle}
        />
      }
    />
  )
})
