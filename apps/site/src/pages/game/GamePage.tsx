import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ErrorState } from '@croupier/ui/ErrorState'
import {
  categoryPath,
  gamePath,
  paths,
  safetyStore,
  gamingSessionStore,
  targetOfSearch,
  type LaunchTarget,
} from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBack } from '../../base/useBack.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useReference } from '../../parts/failure/useReference.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { usePageTitle } from '../../parts/turn/usePageTitle.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'
import { FirstLimit } from '../../safety/FirstLimit.tsx'
import { GamePlaceholder, PlaceholderActions, StartingGame } from './GamePlaceholder.tsx'
import { GameArea } from './GameArea.tsx'
import { OtherGames } from './OtherGames.tsx'
import { WindowedGame } from './WindowedGame.tsx'

/**
 * A game in its frame, named by the address; starting one needs a session (S-038, S-303, S-307, S-310, S-311, S-314).
 */
export const GamePage = observer(function GamePage({
  fixed,
}: {
  /** The one game of this page; otherwise the address names the game. */
  fixed?: LaunchTarget
}) {
  const text = useText()
  const reference = useReference()
  const navigate = useNavigate()
  const { catalogue, guard, launch, session } = useRoot()
  const { search } = useLocation()
  // Overlays are in the address too; the game stays the same meanwhile.
  const named = fixed ?? targetOfSearch(search)
  const address = named && gamePath(named)
  const linked = useMemo(
    () => (address === undefined ? undefined : targetOfSearch(address.slice(paths.game.length))),
    [address],
  )
  const vendor = linked && catalogue.lane(linked.gameType)?.cards.find((card) => card.vassalage === linked.vassalage)
  const name = linked && (launch.nameOf(linked) ?? (vendor ? vendorName(vendor) : linked.vassalage))
  // The link may contain anything: the heading uses the platform's name of the game.
  const target = useMemo(() => (linked && name !== undefined ? { ...linked, name } : undefined), [linked, name])
  usePageTitle('content', name)
  const { isSignedIn } = session
  const back = useBack(target ? categoryPath(target.gameType) : paths.slots)
  const gamingSession = useStore(gamingSessionStore)
  const safety = useStore(safetyStore)

  useEffect(() => {
    if (linked) void launch.learnName(linked)
  }, [launch, linked])

  useEffect(() => {
    if (!linked) return undefined
    if (launch.opensInWindow(linked)) {
      // Data of another game does not apply to this one, which a press has started or will start.
      if (!launch.isStarted(linked)) launch.leave()
      return undefined
    }
    // The guard opens the login for a visitor and starts the game after it (S-207).
    const end = guard.keep(() => launch.open(linked))
    launch.admit(() => void launch.open(linked))
    return () => {
      end()
      launch.leave()
    }
  }, [guard, launch, linked])

  const failed = launch.failure !== undefined
  useEffect(() => {
    // A reality check or the session limit may block the game; they then show automatically.
    if (failed) void gamingSession.refresh()
  }, [failed, gamingSession])

  // The market requires a choice about a limit before play (G-71); the game starts after it.
  const choosesLimit = failed && safety.overview.data?.limitsFirst === true
  const choseLimit = useRef(false)
  useEffect(() => {
    if (!choosesLimit && choseLimit.current && failed && linked) void launch.open(linked)
    choseLimit.current = choosesLimit
  }, [choosesLimit, failed, launch, linked])

  if (!target || !linked)
    return (
      <EmptyState
        headingLevel={1}
        title={text('game.none_title')}
        text={text('game.none_text')}
        action={<Button onClick={() => void navigate(paths.slots)}>{text('game.back')}</Button>}
      />
    )
  const { failure } = launch
  const open = () => void (launch.opensInWindow(linked) ? launch.openInWindow(linked) : launch.open(linked))
  if (choosesLimit)
    return (
      <GamePlaceholder title={text('limit_prompt.title')}>
        <FirstLimit />
      </GamePlaceholder>
    )
  if (failure)
    return (
      <GamePlaceholder>
        <ErrorState
          headingLevel={1}
          title={text('game.failed_title')}
          text={text(failure)}
          reference={failure.reference === undefined ? undefined : { label: reference.label, value: failure.reference }}
          texts={{ copy: reference.copy }}
          action={
            <PlaceholderActions>
              <Button onClick={open}>{text('retry_once')}</Button>
              <Button variant="outline" tone="neutral" onClick={back}>
                {text('game.back')}
              </Button>
              <ServiceButton variant="outline" tone="neutral" />
            </PlaceholderActions>
          }
        />
        {failure.key === 'game.recommend_others' ? <OtherGames gameType={target.gameType} /> : null}
      </GamePlaceholder>
    )
  if (isSignedIn && launch.opensInWindow(target)) return <WindowedGame target={target} />
  if (!isSignedIn)
    return (
      <GamePlaceholder title={target.name}>
        <p>{text('game.login_needed')}</p>
        <Button onClick={() => launch.admit(open)}>{text('hd_login_button')}</Button>
      </GamePlaceholder>
    )
  const launched = launch.game.data
  if (!launched)
    return (
      // A phone shows the frame of a running game from the start, so that nothing jumps when the game loads.
      <StartingGame name={target.name} data-running-game="" />
    )
  return <GameArea key={launched.url} target={target} launched={launched} />
})
