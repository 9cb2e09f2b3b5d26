import { safetyStore, gamingSessionStore } from '@croupier/stores'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { useIdle } from '@croupier/ui/useIdle'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useSitePage } from '../routes/routes.ts'
import { useText } from '../parts/text/useText.ts'
import { InterruptedGame } from '../safety/InterruptedGame.tsx'
import { SignInCheck } from '../safety/SignInCheck.tsx'
import { GamingSessionCheck } from '../safety/GamingSessionCheck.tsx'
import { GamingSessionClock } from '../safety/GamingSessionClock.tsx'
import { GamingSessionWarning } from '../safety/GamingSessionWarning.tsx'

/** Under the header where that has no room for the clock. */
const Band = styled.aside`
  padding: ${tokens.space.s1} ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media ${from.xl} {
    display: none;
  }
`

/** One line, unlike in the game's bar, where name and controls need the width. */
const Line = styled(GamingSessionClock)`
  && {
    flex-direction: row;
    justify-content: space-between;
  }
`

/**
 * The gaming session around every page of a member: keeps it up to date, shows its clock where the header has no room,
 * and the check that stops play (G-19 to G-23). The page of a game has the clock in its own bar.
 */
export const GamingSessionPart = observer(function GamingSessionPart() {
  const text = useText()
  const { session } = useRoot()
  const { token } = session
  // A game's page shows it in its bar, and an interrupted game resumes there.
  const inGame = useSitePage().isGame === true
  const gamingSession = useStore(gamingSessionStore)
  const safety = useStore(safetyStore)
  const idle = useIdle()

  useEffect(() => {
    gamingSession.watch()
    // The safety page may have loaded it before.
    if (safety.overview.value.state === 'idle') void safety.load()
    // The member may have played in another tab, a break may have ended meanwhile, or an answer about one was lost.
    const readAgain = () => {
      void gamingSession.refresh()
      void safety.lookForBreak()
    }
    window.addEventListener('focus', readAgain)
    return () => {
      window.removeEventListener('focus', readAgain)
      gamingSession.unwatch()
    }
  }, [safety, gamingSession, token])

  useEffect(() => {
    // Limits stay readable without a connection, from any page (G-57).
    if (idle)
      import('../safety/SafetyPage.tsx').then(
        ({ preloadSafetyParts }) => preloadSafetyParts(),
        () => undefined,
      )
  }, [idle])

  return (
    <>
      {inGame || session.pause ? null : <InterruptedGame />}
      {inGame || !gamingSession.current ? null : (
        <>
          <Band aria-label={text('gaming_session.band')}>
            <Line />
          </Band>
          <GamingSessionWarning />
        </>
      )}
      <GamingSessionCheck />
      <SignInCheck />
    </>
  )
})
