import { paths } from '@croupier/stores'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../base/RootContext.ts'

/**
 * At a site for agents alone, opens the agent centre at home once somebody has signed in and nothing else lies above the
 * page: it is what they came for. Once a sign-in: whoever closes it has the site.
 */
export function useAgentEntry() {
  const { agentCentre, modals, session, world } = useRoot()
  const isAgentSite = world.config.siteRole === 'agent'
  const atHome = useLocation().pathname === paths.home
  const welcomed = useRef<string>(null)
  useEffect(() => {
    if (!isAgentSite || !atHome) return undefined
    return reaction(
      () => (agentCentre.isOffered && modals.stack.length === 0 ? session.token : null),
      (token) => {
        if (token === null || token === welcomed.current) return
        welcomed.current = token
        agentCentre.open()
      },
      { fireImmediately: true },
    )
  }, [agentCentre, atHome, isAgentSite, modals, session])
}
