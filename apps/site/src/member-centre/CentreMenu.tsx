import { CountBadge } from '@croupier/ui/CountBadge'
import { SideMenu } from '@croupier/ui/SideMenu'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { withdrawalStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { CentreSign } from '../parts/centre/CentreSign.tsx'
import { memberCentrePageTable } from './pages.ts'

const Root = styled(SideMenu)`
  padding-block: ${tokens.space.s2};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  /* Inside the list, so that a row scrolls from edge to edge. */
  & > ul {
    padding-inline: ${tokens.space.s3};
  }
  @media ${from.lg} {
    padding-block: ${tokens.space.s4};
    border-block-end: 0;
    border-inline-end: 1px solid ${tokens.color.border};
    overflow-y: auto;
  }
`

/**
 * The entries of the member centre: at the side where there is room, else a row above the page (S-325, S-327, S-328).
 * Renders a `<nav>`.
 */
export const CentreMenu = observer(function CentreMenu() {
  const text = useText()
  const { memberCentre } = useRoot()
  const withdrawals = useStore(withdrawalStore)
  const canWithdraw = memberCentre.menu.some(({ page }) => page === 'withdraw')
  // Payouts wait for an answer until a deadline: the entry says so on every page.
  useEffect(() => {
    if (canWithdraw) void withdrawals.loadReceipts()
  }, [canWithdraw, withdrawals])
  return (
    <Root
      label={text('member.menu')}
      narrow="row"
      onSelect={(page) => memberCentre.select(page)}
      items={memberCentre.menu.map((entry) => {
        const count = entry.page === 'withdraw' ? withdrawals.waiting.length : memberCentre.badgeOf(entry)
        return {
          value: entry.page,
          label: text(entry.labelKey),
          icon: <CentreSign pages={memberCentrePageTable} page={entry.page} />,
          mark: <CountBadge count={count} label={text('member.badge', { count })} />,
          current: memberCentre.isCurrent(entry),
        }
      })}
    />
  )
})
