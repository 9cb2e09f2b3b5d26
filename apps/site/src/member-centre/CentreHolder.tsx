import { Avatar, Balance, tokens as t } from '@croupier/ui'
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
  gap: ${t.space.s3};
  padding: ${t.space.s3} ${t.space.s4};
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.surface};

  @media (min-width: 48rem) {
    padding-inline: ${t.space.s5};
  }
`

const Name = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-weight: ${t.fontWeight.semibold};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Safety = styled(Link)`
  color: ${t.color.accentText};
  font-size: ${t.fontSize.sm};
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
        loadingText={text('balance.loading')}
        maskedText={text('balance.hidden')}
        toggleText={text('balance.hide')}
      />
    </Root>
  )
})
