import { paths } from '@croupier/stores'
import { SideMenu } from '@croupier/ui'
import { Network } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { useDestinations } from '../../app/navigation.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const agentEntry = 'agent-centre'

/** The pages of the site (S-044), and for agents the agent centre (S-064). `onGo` is called when a line is followed. */
export const SideLinks = observer(function SideLinks({ onGo }: { onGo?: () => void }) {
  const text = useText()
  const destinations = useDestinations('side')
  const { agentCentre } = useRoot()
  return (
    <SideMenu
      label={text('nav.side')}
      onSelect={(chosen) => {
        onGo?.()
        if (chosen === agentEntry) agentCentre.open()
      }}
      items={[
        ...destinations.map(({ id, path, labelKey, Icon }) => ({
          value: id,
          label: text(labelKey),
          icon: <Icon aria-hidden />,
          render: <NavLink to={path} end={path === paths.home} />,
        })),
        ...(agentCentre.isOffered
          ? [{ value: agentEntry, label: text('hd_agent'), icon: <Network aria-hidden /> }]
          : []),
      ]}
    />
  )
})
