import type { BalanceProps } from '@croupier/ui'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'
import { useMoney } from './useMoney.ts'

/**
 * The member's balance in the shape of the kit's components, hidden if the person hides it (S-058, S-059). Use inside
 * an observer.
 */
export function useShownBalance(): Pick<BalanceProps, 'amount' | 'masked' | 'onMaskedChange'> {
  const text = useText()
  const money = useMoney()
  const { shown, toggleHidden } = useRoot().balance
  return {
    amount:
      shown.kind === 'amount' ? money.amount(shown.amount) : shown.kind === 'missing' ? text('balance.failed') : null,
    masked: shown.kind === 'hidden',
    onMaskedChange: toggleHidden,
  }
}
