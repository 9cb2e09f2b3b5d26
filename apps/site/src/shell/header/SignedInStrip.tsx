import { signOutStore } from '@croupier/stores'
import { Avatar } from '@croupier/ui/Avatar'
import { Button } from '@croupier/ui/Button'
import { CountBadge } from '@croupier/ui/CountBadge'
import { IconButton } from '@croupier/ui/IconButton'
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden'
import { below, from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { useIdle } from '@croupier/ui/useIdle'
import { useOnline } from '@croupier/ui/useOnline'
import { ChevronDown, HandCoins, LogOut, Mail, Network, ShieldCheck, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { avatarAddress } from '../../parts/member/avatarAddress.ts'
import { page } from '../../parts/page/page.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useSitePage } from '../../routes/routes.ts'
import { offlineBandId } from '../../parts/page/OnlineButton.tsx'
import { GamingSessionClock } from '../../safety/GamingSessionClock.tsx'
import { useText } from '../../parts/text/useText.ts'
import { defaultAvatar } from '../../parts/vendors/defaultIcons.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { HeaderBalance } from './HeaderBalance.tsx'
import { useFollowedMoney } from './useFollowedMoney.ts'

const RewardCounts = page('reward-counts', async () => (await import('./RewardCounts.tsx')).RewardCounts, {
  texts: 'first',
  waitsForConnection: true,
})

/** Narrower pages have it in a band under the header. */
const Clock = styled(GamingSessionClock)`
  @media ${below.xl} {
    display: none;
  }
`

const Account = styled(Button)`
  flex-shrink: 1;
  max-inline-size: 13rem;
  /* The picture, which takes no further room from a narrow bar. */
  min-inline-size: 3rem;
  padding-inline: ${tokens.space.s2};
`

/** A name if there is room next to market, language, theme and money; otherwise only the picture. */
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
  display: grid;
  position: relative;
  flex: none;
`

const Count = styled.span`
  position: absolute;
  inset-block-start: -0.25rem;
  inset-inline-end: -0.375rem;
`

/** Words if there is room for them, else the icon. A phone with a tab bar has both at the bottom. */
const Cash = styled(Button)`
  & svg {
    display: none;
  }
  @media ${below.md} {
    &:where([data-in-tabs]) {
      display: none;
    }
  }
  /* A tablet has market, language and theme next to it. */
  @media ${below.sm}, ${from.md} and ${below.lg} {
    padding-inline: ${tokens.space.s3};

    & svg {
      display: block;
    }
    & .words {
      display: none;
    }
  }
`

/** Always in the account's menu and in the side menu too. */
const Agent = styled(Button)`
  @media ${below.xl} {
    display: none;
  }
  /* Next to the session's clock only the widest bar has room for it. */
  @media (width < 90rem) {
    ${Clock} ~ & {
      display: none;
    }
  }
`

/** Also in the account's menu; here one press nearer if there is room. */
const Near = styled.span`
  display: none;
  position: relative;

  @media ${from.lg} {
    &:where([data-from='lg']) {
      display: inline-flex;
    }
  }
  @media (width >= 90rem) {
    display: inline-flex;

    /* The agent centre has taken the room next to the session's clock. */
    ${Clock} ~ &:where([data-agent]) {
      display: none;
    }
  }
`

const Chevron = styled(ChevronDown)`
  @media ${below.sm} {
    display: none;
  }
`

/**
 * The logged-in member: balance, deposit and withdrawal side by side (G-46; no deposit on a break, G-33), the agent
 * centre for agents, and the account's menu with its counts (S-056 to S-065). Renders into the top bar.
 */
export const SignedInStrip = observer(function SignedInStrip({ hasTabs }: { hasTabs: boolean }) {
  const text = useText()
  const { agentCentre, counters, member, memberCentre, session, system } = useRoot()
  const signOut = useStore(signOutStore)
  const idle = useIdle()
  // Money waits for the connection; nothing is queued.
  const online = useOnline()
  const { messageCount, unclaimed } = counters
  const inTabs = hasTabs ? '' : undefined
  const isAgent = agentCentre.isOffered ? '' : undefined
  // The bar of a game has the clock too.
  const inGame = useSitePage().isGame === true
  useFollowedMoney()
  return (
    <>
      {inGame ? null : <Clock />}
      <HeaderBalance />
      {session.pause || !memberCentre.has('depositv2') ? null : (
        <Cash
          aria-label={text('hd_deposit_button')}
          data-in-tabs={inTabs}
          disabled={!online}
          focusableWhenDisabled
          aria-describedby={online ? undefined : offlineBandId}
          onClick={() => memberCentre.open('depositv2')}
        >
          <Wallet size={20} aria-hidden />
          <span className="words">{text('hd_deposit_button')}</span>
        </Cash>
      )}
      {memberCentre.has('withdraw') ? (
        <Cash
          aria-label={text('hd_withdraw_button')}
          data-in-tabs={inTabs}
          disabled={!online}
          focusableWhenDisabled
          aria-describedby={online ? undefined : offlineBandId}
          onClick={() => memberCentre.open('withdraw')}
        >
          <HandCoins size={20} aria-hidden />
          <span className="words">{text('hd_withdraw_button')}</span>
        </Cash>
      ) : null}
      {memberCentre.has('messageV2') ? (
        <Near data-from="lg">
          <IconButton
            label={text('header.messages', { count: messageCount })}
            aria-haspopup="dialog"
            onClick={() => memberCentre.open('messageV2')}
          >
            <Mail aria-hidden />
          </IconButton>
          <Count>
            <CountBadge count={messageCount} label="" aria-hidden />
          </Count>
        </Near>
      ) : null}
      <Near data-agent={isAgent}>
        <IconButton
          label={text('header.security')}
          aria-haspopup="dialog"
          onClick={() => memberCentre.open('securityCenter')}
        >
          <ShieldCheck aria-hidden />
        </IconButton>
      </Near>
      {agentCentre.isOffered ? (
        <Agent variant="outline" tone="neutral" startIcon={<Network aria-hidden />} onClick={() => agentCentre.open()}>
          {text('hd_agent')}
        </Agent>
      ) : null}
      <AccountMenu
        trigger={
          <Account variant="ghost" tone="neutral" size="sm" aria-haspopup="menu">
            <VisuallyHidden>{text('header.account_of', { name: member.name })}</VisuallyHidden>
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
            <Name aria-hidden dir="auto">
              {member.name}
            </Name>
            <Chevron aria-hidden />
          </Account>
        }
      />
      <Near data-agent={isAgent}>
        <IconButton label={text('in_sign_out')} onClick={() => void signOut.signOut()}>
          <LogOut aria-hidden />
        </IconButton>
      </Near>
      {idle ? (
        <Deferred>
          <RewardCounts />
        </Deferred>
      ) : null}
    </>
  )
})
