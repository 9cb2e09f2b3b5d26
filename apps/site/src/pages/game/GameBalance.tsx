import { Balance } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../app/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

/** The balance in the bar of a game, hidden where the person hides it (S-058, G-25). Renders a `<span>`. */
export const GameBalance = observer(function GameBalance() {
  const text = useText()
  const money = useMoney()
  const { balance } = useRoot()
  const { shown } = balance
  return (
    <Balance
      amount={
        shown.kind === 'amount' ? money.amount(shown.amount) : shown.kind === 'missing' ? text('balance.failed') : null
      }
      masked={shown.kind === 'hidden'}
      onMaskedChange={balance.toggleHidden}
      hideToggle
    />
  )
})
