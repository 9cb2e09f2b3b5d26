import { paths, signOutStore } from '@croupier/stores'
import type { MenuEntry } from '@croupier/ui'
import { HeartHandshake, LogOut, Network } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { ComponentProps, ReactElement } from 'react'
import { memberCentrePageTable } from '../../member-centre/pages.ts'
import { CentreSign } from '../../parts/centre/CentreSign.tsx'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { LazyMenu } from './LazyMenu.tsx'

/**
 * The account's menu: the available pages of the member centre, the agent centre for agents, and logging out, which
 * asks first (S-061 to S-065).
 */
export const AccountMenu = observer(function AccountMenu({
  trigger,
}: {
  trigger: ReactElement<ComponentProps<'button'>>
}) {
  const text = useText()
  const { agentCentre, memberCentre } = useRoot()
  const signOut = useStore(signOutStore)
  const navigate = useNavigate()
  const entries: MenuEntry[] = [
    ...memberCentre.menu.map(({ page, labelKey }) => ({
      value: page,
      label: text(labelKey),
      icon: <CentreSign pages={memberCentrePageTable} page={page} />,
      onSelect: () => memberCentre.open(page),
    })),
    ...(agentCentre.isOffered
      ? [
          {
            value: 'agent-centre',
            label: text('hd_agent'),
            icon: <Network size={18} aria-hidden />,
            onSelect: () => agentCentre.open(),
          },
        ]
      : []),
    {
      value: 'safety',
      label: text('title.safety'),
      icon: <HeartHandshake size={18} aria-hidden />,
      onSelect: () => void navigate(paths.safety),
    },
    { kind: 'separator', value: 'line' },
    {
      value: 'sign-out',
      label: text('in_sign_out'),
      icon: <LogOut size={18} aria-hidden />,
      danger: true,
      onSelect: () => void signOut.signOut(),
    },
  ]
  return <LazyMenu trigger={trigger} entries={entries} />
})
