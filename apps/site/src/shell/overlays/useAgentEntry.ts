import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useRoot } from '../../app/RootContext.ts'

/** At a site for agents alone, opens the agent centre once somebody has signed in: it is what they came for. */
export function useAgentEntry() {
  const { agentCentre, hasOpened, session, world } = useRoot()
  const isAgentSite = world.config.siteRole === 'agent'
  useEffect(() => {
    if (!isAgentSite || !hasOpened) return undefined
    return reaction(
      () => session.isSignedIn && agentCentre.isOffered,
      (isAdmitted) => isAdmitted && !agentCentre.isOpen && agentCentre.open(),
      { fireImmediately: true },
    )
  }, [agentCentre, hasOpened, isAgentSite, session])
}
