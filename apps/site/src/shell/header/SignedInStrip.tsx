import { below, from, Avatar, Button, CountBadge, tokens } from '@croupier/ui'
import { ChevronDown, HandCoins, Network, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { avatarAddress } from '../../parts/member/avatarAddress.ts'
import { useRoot } from '../../app/RootContext.ts'
import { SittingClock } from '../../safety/SittingClock.tsx'
import { useText } from '../../parts/text/useText.ts'
import { defaultAvatar } from '../../parts/vendors/defaultIcons.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { HeaderBalance } from './HeaderBalance.tsx'

/** Narrower pages have it in a band under the header. */
const Clock = styled(SittingClock)`
  @media ${below.lg} {
    display: none;
  }
`

const Account = styled(Button)`
  flex-shrink: 1;
  max-inline-size: 13rem;
  min-inline-size: 0;
  padding-inline: ${tokens.space.s2};
`

/** A name where there is room for it beside market, language, theme and money; the picture stands for it elsewhere. */
const Name = styled.span`
  display: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${from.lg} {
    display: block;
  }
`

const Picture = styled.span`
  position: relative;
  flex: none;
`

const Count = styled.span`
  position: absolute;
  inset-block-start: -0.25rem;
  inset-inline-end: -0.375rem;
`

/** Words where there is room for them, else the sign. */
const Cash = styled(Button)`
  & svg {
    display: none;
  }
  @media ${below.sm} {
    padding-inline: ${tokens.space.s3};

    & svg {
      display: block;
    }
    & .words {
      display: none;
    }
  }
`

/** Narrower pages have it in the account's menu and in the side menu. */
const Agent = styled(Button)`
  @media ${below.xl} {
    display: none;
  }
`

const Chevron = styled(ChevronDown)`
  @media ${below.sm} {
    display: none;
  }
`

/**
 * Who is signed in: balance, deposit and withdrawal side by side (G-46; no deposit on a break, G-33), the agent centre for agents, and the account's
 * menu with what waits for them (S-056 to S-065). Renders into the
 * top bar.
 */
export const SignedInStrip = observer(function SignedInStrip() {
  const text = useText()
  const { agentCentre, counters, member, memberCentre, session, system } = useRoot()
  const { unclaimed } = counters
  return (
    <>
      <Clock />
      <HeaderBalance />
      {session.pause ? null : (
        <Cash aria-label={text('hd_deposit_button')} onClick={() => memberCentre.open('depositv2')}>
          <Wallet size={20} aria-hidden />
          <span className="words">{text('hd_deposit_button')}</span>
        </Cash>
      )}
      <Cash aria-label={text('hd_withdraw_button')} onClick={() => memberCentre.open('withdraw')}>
        <HandCoins size={20} aria-hidden />
        <span className="words">{text('hd_withdraw_button')}</span>
      </Cash>
      {agentCentre.isOffered ? (
        <Agent variant="outline" tone="neutral" startIcon={<Network aria-hidden />} onClick={() => agentCentre.open()}>
          {text('hd_agent')}
        </Agent>
      ) : null}
      <AccountMenu
        trigger={
          <Account
            variant="ghost"
            tone="neutral"
            size="sm"
            aria-label={text('header.account_of', { name: member.name })}
            aria-haspopup="menu"
          >
            <Picture>
              <Avatar
                size="sm"
                label=""
                src={system.imageUrl(avatarAddress(member.avatar.data?.avatar))}
                fallbackSrc={defaultAvatar}
              />
              <Count>
                <CountBadge count={unclaimed} label={text('header.unclaimed', { count: unclaimed })} />
              </Count>
            </Picture>
            <Name>{member.name}</Name>
            <Chevron aria-hidden />
          </Account>
        }
      />
    </>
  )
})
