import { paths } from '@croupier/stores'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../base/RootContext.ts'

/**
 * On a site for agents only, opens the agent centre on the home page after login when no overlay is open: agents come
 * for it. Once per login, so that closing it shows the site.
 */
export function useAgentEntry() {
  const { agentCentre, modals, session, ports } = useRoot()
  const isAgentSite = ports.config.siteRole === 'agent'
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
