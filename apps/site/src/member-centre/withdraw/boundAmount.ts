import { compareMoney, moneySum } from '@croupier/money'
import type { WithdrawalSettings } from '@croupier/stores'

/**
 * How much of the balance a bonus locks, as decimal text; undefined if none does or the platform does not say (G-49).
 */
export function boundAmount({ mainWalletBalance, withdrawable, turnoverLeft }: WithdrawalSettings): string | undefined {
  if (mainWalletBalance === null || withdrawable === null || turnoverLeft === null) return undefined
  const bound = moneySum([mainWalletBalance], [withdrawable])
  return compareMoney(bound, '0') > 0 ? bound : undefined
}
