import { Balance } from '@croupier/ui/Balance'
import { observer } from 'mobx-react-lite'
import { useShownBalance } from '../../parts/money/useShownBalance.ts'

/** The balance in the bar of a game, hidden where the person hides it (S-058, G-25). Renders a `<span>`. */
export const GameBalance = observer(function GameBalance() {
  return <Balance {...useShownBalance()} hideToggle />
})
