import { balanceMask } from '@croupier/stores'
import { useRoot } from '../../base/RootContext.ts'
import { useMoney } from './useMoney.ts'

/** Formats what the member has, in one wallet or in all; asterisks while the balance is hidden. Use inside an observer. */
export function useOwnAmount(): (amount: string) => string {
  const money = useMoney()
  const { isHidden } = useRoot().balance
  return (amount) => (isHidden ? balanceMask : money.amount(amount))
}
