import { below, from, Avatar, Balance, tokens, VipBadge } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { paths, vipAboveRank } from '@croupier/stores'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { avatarAddress } from '../parts/member/avatarAddress.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useRoot } from '../app/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { defaultAvatar } from '../parts/vendors/defaultIcons.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  /* The name says more than the picture where both do not fit. */
  @media ${below.sm} {
    gap: ${tokens.space.s2};

    & > :first-child {
      display: none;
    }
  }
  @media ${from.md} {
    padding-inline: ${tokens.space.s5};
  }
`

const Name = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-weight: ${tokens.fontWeight.semibold};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Rank = styled.button`
  flex: none;
  padding: ${tokens.space.s1};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
  }
`

const Safety = styled(Link)`
  color: ${tokens.color.accentText};
  font-size: ${tokens.fontSize.sm};
`

/** Whose member centre it is, and the balance, hidden here too once it is hidden (S-058), with the way to their rank (S-337). Renders a `<div>`. */
export const CentreHolder = observer(function CentreHolder() {
  const text = useText()
  const money = useMoney()
  const { balance, member, memberCentre, system } = useRoot()
  const { shown } = balance
  const { rankLevel } = member
  return (
    <Root>
      <Avatar
        size="md"
        label=""
        src={system.imageUrl(avatarAddress(member.avatar.data?.avatar))}
        fallbackSrc={defaultAvatar}
      />
      <Name>{member.name}</Name>
      {rankLevel === undefined || !memberCentre.pages.includes('playerRank') ? null : (
        <Rank type="button" onClick={() => memberCentre.select('playerRank')}>
          <VipBadge
            size="sm"
            level={rankLevel}
            vip={rankLevel > vipAboveRank}
            label={text('rank.own', { name: `VIP${rankLevel}` })}
          />
        </Rank>
      )}
      <Safety to={paths.safety} onClick={memberCentre.close}>
        {text('title.safety')}
      </Safety>
      <Balance
        amount={
          shown.kind === 'amount'
            ? money.amount(shown.amount)
            : shown.kind === 'missing'
              ? text('balance.failed')
              : null
        }
        masked={shown.kind === 'hidden'}
        onMaskedChange={() => balance.toggleHidden()}
      />
    </Root>
  )
})
