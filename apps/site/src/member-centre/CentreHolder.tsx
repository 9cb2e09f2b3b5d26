import { from, Avatar, Balance, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { paths } from '@croupier/stores'
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

const Safety = styled(Link)`
  color: ${tokens.color.accentText};
  font-size: ${tokens.fontSize.sm};
`

/** Whose member centre it is, and the balance, hidden here too once it is hidden (S-058). Renders a `<div>`. */
export const CentreHolder = observer(function CentreHolder() {
  const text = useText()
  const money = useMoney()
  const { balance, member, memberCentre, system } = useRoot()
  const { shown } = balance
  return (
    <Root>
      <Avatar
        size="md"
        label=""
        src={system.imageUrl(avatarAddress(member.avatar.data?.avatar))}
        fallbackSrc={defaultAvatar}
      />
      <Name>{member.name}</Name>
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
