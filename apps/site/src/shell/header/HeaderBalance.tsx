import { BalancePill } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useShownBalance } from '../../parts/money/useShownBalance.ts'

/** The balance in the header, with the button that hides it everywhere (S-058 to S-060). Renders a `<div>`. */
export const HeaderBalance = observer(function HeaderBalance() {
  return <BalancePill {...useShownBalance()} />
})
