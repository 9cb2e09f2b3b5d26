import { agentMenuStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { CountBadge } from '@croupier/ui/CountBadge'
import { SideMenu } from '@croupier/ui/SideMenu'
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden'
import { below, from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { Menu } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { page as chunk } from '../parts/page/page.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { CentreSign } from '../parts/centre/CentreSign.tsx'
import { agentCentrePageTable } from './pages.ts'

// Only a narrow window ever opens it.
const MenuDrawer = chunk('agent-centre/menu', async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

const Root = styled.div`
  min-block-size: 0;
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media ${from.lg} {
    padding: ${tokens.space.s4} ${tokens.space.s3};
    border-block-end: 0;
    border-inline-end: 1px solid ${tokens.color.border};
    overflow-y: auto;
  }
`

const Column = styled.div`
  @media ${below.lg} {
    display: none;
  }
`

const Opener = styled(Button)`
  justify-content: start;
  inline-size: 100%;
  padding-inline: ${tokens.space.s4};
  border-radius: 0;

  @media ${from.md} {
    padding-inline: ${tokens.space.s5};
  }
  @media ${from.lg} {
    display: none;
  }
`

/**
 * The entries of the agent centre: a column where there is room, else behind a button that names the page (S-386,
 * S-387). Renders a `<div>`.
 */
export const AgentMenu = observer(function AgentMenu() {
  const text = useText()
  const { agentCentre } = useRoot()
  const store = useStore(agentMenuStore)
  const { entries, page } = store
  const [open, setOpen] = useState<boolean>()
  const current = entries.find((entry) => entry.page === page)
  const mark = (count: number) => <CountBadge count={count} label={text('member.badge', { count })} />
  // What waits behind the entries that a phone does not show.
  const waiting = entries.reduce((sum, entry) => sum + store.badgeOf(entry), 0)
  const close = () => setOpen(false)
  const menu = (
    <SideMenu
      label={text('agent.menu')}
      onSelect={(chosen) => {
        close()
        void agentCentre.select(chosen)
      }}
      items={entries.map((entry) => ({
        value: entry.page,
        label: text(entry.labelKey),
        icon: <CentreSign pages={agentCentrePageTable} page={entry.page} />,
        mark: mark(store.badgeOf(entry)),
        current: entry.page === page,
      }))}
    />
  )
  return (
    <Root>
      <Column>{menu}</Column>
      <Opener
        variant="ghost"
        tone="neutral"
        startIcon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{`${text('agent.menu')}: `}</VisuallyHidden>
        {`${current ? text(current.labelKey) : text('nav.menu')} `}
        {mark(waiting)}
      </Opener>
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={close}>
            {menu}
          </MenuDrawer>
        </Suspense>
      )}
    </Root>
  )
})
