import { Button } from '@croupier/ui/Button'
import { ErrorState } from '@croupier/ui/ErrorState'
import { GameFrame } from '@croupier/ui/GameFrame'
import { tokens } from '@croupier/ui/theme'
import { useFullScreen } from '@croupier/ui/useFullScreen'
import { categoryPath, safetyStore, gamingSessionStore, type LaunchedGame, type LaunchTarget } from '@croupier/stores'
import type { EndReason, GameMessage } from '@croupier/api'
import type { PlainKey } from '@croupier/locales'
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
  /* The window without header and navigation; a phone has no header here, but may have a band. */
  block-size: calc(100dvh - max(var(--cr-top-bar-height, 7.125rem), var(--cr-band-height, 0px)));
  min-block-size: 15rem;
`

/** Pages in place of a game that has ended for good, by the reason that it gave. */
const endTexts = {
  over: 'game.ended_text',
  takenOver: 'game.ended_taken_over',
  expired: 'game.ended_expired',
} as const satisfies Partial<Record<EndReason, PlainKey>>

type Ended = keyof typeof endTexts

const isEnd = (state: string | undefined): state is Ended => state !== undefined && state in endTexts

const Advice = styled.span`
  display: block;
  margin-block-start: ${tokens.space.s2};
`

/** How long a frame may stay silent, ms. */
const silenceMs = 30_000

/** The frame of a launched game with its bar. Talks to the game through the checked door only (S-314 to S-316). */
export const GameArea = observer(function GameArea({
  target,
  launched,
}: {
  target: LaunchTarget
  launched: LaunchedGame
}) {
  const text = useText()
  const back = useBack(categoryPath(target.gameType))
  const { agentCentre, balance, feed, guard, launch, locale, memberCentre, modals, session, theme } = useRoot()
  const frame = useRef<HTMLIFrameElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(area)
  const gamingSession = useStore(gamingSessionStore)
  const safety = useStore(safetyStore)
  /** The balance in the game, as far as the site knows it. */
  const told = useRef<string>(undefined)
  /** `silent`: the frame has not answered in time. The others: the platform has ended this play. */
  const [state, setState] = useState<'starting' | 'ready' | 'silent' | Ended>('starting')

  const onMessage = (message: GameMessage) => {
    if (message.type === 'ready') {
      setState('ready')
      // Moves the focus to the game, so that the keyboard need not pass the bar, unless the person has moved it
      // elsewhere.
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
    // A break, the end of the session or a waiting check: each has its own page, which loads the current data.
    if (message.type === 'ended') {
      if (isEnd(message.reason)) setState(message.reason)
      void Promise.all([gamingSession.refresh(), safety.loadOverview(), feed.look(true)])
    }
    if (message.type === 'close') back()
  }
  const tell = useGameDoor(frame, launched.origin, onMessage)

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'starting' ? 'silent' : now)), silenceMs)
    return () => clearTimeout(timer)
  }, [])

  // Under the member centre, the safety page and a check of the gaming session the game pauses; afterwards it reads the
  // balance again.
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

  // Money that arrives during a game also shows in the game. The game already knows what it has reported itself.
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
  const ended = isEnd(state) ? state : undefined
  // A trial account has no password.
  const advisesPassword = ended === 'takenOver' && !session.isTrial
  return (
    <Root
      ref={area}
      data-running-game=""
      frameRef={frame}
      src={launched.url}
      title={text('game.frame', { game: target.name })}
      state={state === 'starting' || state === 'ready' ? state : 'failed'}
      texts={{ loading: text('game.starting', { game: target.name }) }}
      failure={
        ended ? (
          <ErrorState
            title={text('game.ended_title')}
            text={
              <>
                {text(endTexts[ended])}
                {advisesPassword ? <Advice>{text('last_login.not_me')}</Advice> : null}
              </>
            }
            action={
              <PlaceholderActions>
                <Button onClick={reload}>{text('game.start_again')}</Button>
                <Button variant="outline" tone="neutral" onClick={back}>
                  {text('game.back')}
                </Button>
                {advisesPassword ? (
                  <Button variant="outline" tone="neutral" onClick={() => void guard.askPasswordChange()}>
                    {text('change_password')}
                  </Button>
                ) : null}
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
