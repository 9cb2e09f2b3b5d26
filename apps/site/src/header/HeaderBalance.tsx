import { Balance, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../money/useMoney.ts'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.5rem;
  padding-inline: ${t.space.s3} ${t.space.s1};
  border: 1px solid ${t.color.deepBorder};
  border-radius: ${t.radius.pill};
  background: ${t.color.deepRaised};
  font-size: ${t.fontSize.sm};

  @media (max-width: 29.99rem) {
    padding-inline: 0;
    font-size: ${t.fontSize.xs};
    border-color: transparent;
    background: transparent;
  }
`

/** The balance in the header, with the button that hides it everywhere (S-058 to S-060). Renders a `<div>`. */
export const HeaderBalance = observer(function HeaderBalance() {
  const text = useText()
  const money = useMoney()
  const { balance } = useRoot()
  const { shown } = balance
  return (
    <Root>
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
