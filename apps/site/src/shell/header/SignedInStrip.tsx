import { Avatar, Button, CountBadge, tokens as t } from '@croupier/ui'
import { ChevronDown, Wallet } from 'lucide-react'
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
  @media (max-width: 63.99rem) {
    display: none;
  }
`

const Account = styled(Button)`
  flex-shrink: 1;
  max-inline-size: 13rem;
  min-inline-size: 0;
  padding-inline: ${t.space.s2};
`

/** A name where there is room for it beside market, language, theme and money; the picture stands for it elsewhere. */
const Name = styled.span`
  display: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (min-width: 64rem) {
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
const Deposit = styled(Button)`
  & svg {
    display: none;
  }
  @media (max-width: 29.99rem) {
    padding-inline: ${t.space.s3};

    & svg {
      display: block;
    }
    & .words {
      display: none;
    }
  }
`

const Chevron = styled(ChevronDown)`
  @media (max-width: 29.99rem) {
    display: none;
  }
`

/**
 * Who is signed in: balance, deposit, and the account's menu with what waits for them (S-056 to S-065). Renders into the
 * top bar.
 */
export const SignedInStrip = observer(function SignedInStrip() {
  const text = useText()
  const { counters, member, memberCentre, system } = useRoot()
  const { unclaimed } = counters
  return (
    <>
      <Clock />
      <HeaderBalance />
      <Deposit aria-label={text('hd_deposit_button')} onClick={() => memberCentre.open('depositv2')}>
        <Wallet size={20} aria-hidden />
        <span className="words">{text('hd_deposit_button')}</span>
      </Deposit>
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
