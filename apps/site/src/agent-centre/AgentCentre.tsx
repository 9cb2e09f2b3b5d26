import { Spinner } from '@croupier/ui/Spinner'
import { agentMenuStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { loadsAhead, usePageLoad, type PageLoad } from '../base/pageLoads.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { CentreFrame } from '../centre/CentreFrame.tsx'
import { CentreHead } from '../centre/CentreHead.tsx'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useText } from '../parts/text/useText.ts'
import { AgentMenu } from './AgentMenu.tsx'
import { agentCentrePageTable } from './pages.ts'

/** Loads the facts for the menu's rules. */
const loadMenu: PageLoad = (root) => root.store(agentMenuStore).load()

/**
 * The pages of an agent's team (S-386). Menu and pages are hidden until the platform has said that this is an agent
 * (S-389); a page whose entry is switched off is replaced by the first that is not (S-388).
 */
export const AgentCentre = observer(function AgentCentre() {
  const text = useText()
  const { agentCentre } = useRoot()
  const menu = useStore(agentMenuStore)
  usePageLoad(loadMenu)
  const { isLoaded, page } = menu
  const isOff = isLoaded && page !== agentCentre.page
  useEffect(() => {
    if (isOff) void agentCentre.select(page)
  }, [agentCentre, isOff, page])
  return (
    <CentreFrame
      centre={agentCentre}
      title={text('hd_agent')}
      closeText={text('agent.close')}
      pages={agentCentrePageTable}
      head={<CentreHead />}
      menu={<AgentMenu />}
      // The reports have up to nine columns, and the last is the result.
      width={1232}
      waiting={isLoaded && !isOff ? undefined : <ComingCentre />}
    />
  )
})

const ComingCentre = observer(function ComingCentre() {
  const text = useText()
  const { member } = useRoot()
  const menu = useStore(agentMenuStore)
  const waiting = <Spinner label={text('agent.loading')} />
  return (
    <RemoteView
      value={member.info}
      waiting={waiting}
      failed={{ headingLevel: 3, title: text('member.failed'), onRetry: () => menu.load() }}
    >
      {() => waiting}
    </RemoteView>
  )
})

loadsAhead(AgentCentre, loadMenu)
