import { usePending } from '@croupier/forms/usePending'
import {
  paths,
  signOutStore,
  gamingSessionStore,
  type FailureText,
  type PlayStop,
  type GamingSession,
} from '@croupier/stores'
import { RealityCheck } from '@croupier/ui/RealityCheck'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useDigits } from '../parts/text/useDigits.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { clockText } from './clockText.ts'
import { useNetResult } from './useNetResult.ts'

/**
 * Stops play on screen when the platform stops it: the reality check that must be answered, the pause after it, and the
 * end of the session limit (G-21, G-22, G-23, G-73). It covers the open page while a game is open and on the lottery page, and closes for
 * pages opened from it.
 */
export const GamingSessionCheck = observer(function GamingSessionCheck() {
  const { launch, memberCentre, modals } = useRoot()
  const { stop, current: gamingSession } = useStore(gamingSessionStore)
  const { pathname } = useLocation()
  const covered = memberCentre.isOpen || modals.stack.length > 0 || pathname === paths.safety
  // The lottery is played on its own page, without a launch.
  const plays = launch.target !== undefined || pathname === paths.lottery
  if (stop === undefined || gamingSession === undefined || !plays) return null
  return <Check stop={stop} gamingSession={gamingSession} open={!covered} />
})

const Check = observer(function Check({
  stop,
  gamingSession: { startedAt, staked, won, net, pausedUntil, restedAt },
  open,
}: {
  stop: PlayStop
  gamingSession: GamingSession
  open: boolean
}) {
  const text = useText()
  const money = useMoney()
  const digits = useDigits()
  const { time } = useDateTimeText()
  const { launch, memberCentre, modals, platformClock } = useRoot()
  const gamingSession = useStore(gamingSessionStore)
  const signOut = useStore(signOutStore)
  // The check covers the time until it appeared.
  const [playedMs] = useState(() => platformClock.now() - startedAt)
  const { pending, run } = usePending<'continue' | 'stop'>()
  const [error, setError] = useState<FailureText>()
  const minutes = Math.floor(playedMs / 60_000)
  const hours = Math.floor(minutes / 60)
  const { kind, signed } = useNetResult()(net)
  const ended = stop === 'end'
  const pauseEnd = stop === 'pause' && pausedUntil != null ? time(pausedUntil) : undefined
  const title = () => {
    if (ended) return text('gaming_session.end_title')
    if (pauseEnd !== undefined) return text('gaming_session.pause_title', { time: pauseEnd })
    const duration = text(hours > 0 ? 'gaming_session.hours' : 'gaming_session.minutes', {
      hours,
      minutes: minutes % 60,
    })
    return text('gaming_session.check_title', { duration })
  }
  const words = () => {
    if (ended) return text('gaming_session.end_text', { time: time(restedAt) })
    return pauseEnd === undefined
      ? text('gaming_session.check_text')
      : text('gaming_session.pause_text', { time: pauseEnd })
  }

  const answer = (choice: 'continue' | 'stop') =>
    run(choice, async () => {
      setError(undefined)
      const failure = await gamingSession.answer(choice)
      if (failure) setError(failure)
      else if (choice === 'stop') launch.stop()
      // The platform refused to start the game before its answer.
      else if (launch.target && launch.failure) void launch.open(launch.target)
    })
  const choose = (choice: string) => {
    if (choice === 'stop' || choice === 'continue') return void answer(choice)
    // What opens now would lie behind a part that fills the screen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    if (choice === 'limits') void modals.open({ kind: 'safety' })
    if (choice === 'history') memberCentre.open('personalHistoryCopy')
    if (choice === 'out') void signOut.signOut()
  }
  return (
    <RealityCheck
      open={open}
      title={title()}
      figures={[
        { label: text('gaming_session.played'), value: digits(clockText(playedMs)) },
        { label: text('gaming_session.staked'), value: money.amount(staked) },
        { label: text('gaming_session.won'), value: money.amount(won) },
        { label: text(`gaming_session.${kind}`), value: signed, total: true },
      ]}
      choices={[
        { value: 'stop', label: text(stop === 'check' ? 'gaming_session.stop' : 'gaming_session.leave') },
        ...(stop === 'check' ? [{ value: 'continue', label: text('gaming_session.continue') }] : []),
        { value: 'limits', label: text('gaming_session.limits') },
        ...(memberCentre.has('personalHistoryCopy')
          ? [{ value: 'history', label: text('gaming_session.history') }]
          : []),
        { value: 'out', label: text('gaming_session.log_out') },
      ]}
      onChoice={choose}
      pending={pending}
      texts={{ loading: text('gaming_session.sending') }}
      error={error && text(error)}
    >
      {words()}
    </RealityCheck>
  )
})
