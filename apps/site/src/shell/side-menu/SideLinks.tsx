import { paths } from '@croupier/stores'
import { SideMenu } from '@croupier/ui/SideMenu'
import { Headset, MessagesSquare, Network } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { useDestinations } from '../../routes/menus.ts'
import { pageIcon } from '../../routes/pageIcons.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useService } from '../../parts/service/useService.ts'
import { useText } from '../../parts/text/useText.ts'

const agentEntry = 'agent-centre'
const serviceEntry = 'service'
const chatEntry = 'chat'

/**
 * The pages of the site (S-044), for agents the agent centre (S-064), the chat room (S-385), and customer service.
 * `onGo` is called when a line is followed.
 */
export const SideLinks = observer(function SideLinks({ onGo }: { onGo?: () => void }) {
  const text = useText()
  const destinations = useDestinations('side')
  const { agentCentre, modals, system } = useRoot()
  const openService = useService()
  return (
    <SideMenu
      label={text('nav.side')}
      onSelect={(chosen) => {
        onGo?.()
        if (chosen === agentEntry) agentCentre.open()
        if (chosen === serviceEntry) void openService()
        if (chosen === chatEntry) void modals.open({ kind: 'chat' })
      }}
      items={[
        ...destinations.map(({ path, labelKey }) => {
          const Icon = pageIcon(path)
          return {
            value: path,
            label: text(labelKey),
            icon: <Icon aria-hidden />,
            render: <NavLink to={path} end={path === paths.home} />,
          }
        }),
        ...(agentCentre.isOffered
          ? [{ value: agentEntry, label: text('hd_agent'), icon: <Network aria-hidden /> }]
          : []),
        ...(system.isModuleOn('CBS3')
          ? [{ value: chatEntry, label: text('nav.chat'), icon: <MessagesSquare aria-hidden /> }]
          : []),
        { value: serviceEntry, label: text('in_customer_service'), icon: <Headset aria-hidden /> },
      ]}
    />
  )
})
