import { BalancePill } from '@croupier/ui/BalancePill'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useShownBalance } from '../../parts/money/useShownBalance.ts'
import { useText } from '../../parts/text/useText.ts'

/**
 * The balance in the header, with the button that hides it everywhere, and its bonus money shown separately (S-058 to
 * S-060). Renders a `<div>`.
 */
export const HeaderBalance = observer(function HeaderBalance() {
  const text = useText()
  const money = useMoney()
  const bonus = useRoot().balance.balance.data?.bonusBalance
  const hasBonus = bonus != null && /[1-9]/.test(bonus)
  return (
    <BalancePill
      {...useShownBalance()}
      {...(hasBonus && { note: text('balance.bonus', { amount: money.amount(bonus) }) })}
    />
  )
})
