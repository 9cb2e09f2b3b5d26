import { moneyText, parseMoney } from '@croupier/api'
import type { WithdrawalSettings } from '@croupier/stores'

/** How much of the balance a bonus binds, as decimal text; nothing where none does or the platform does not say (G-49). */
export function boundAmount({ mainWalletBalance, withdrawable, turnoverLeft }: WithdrawalSettings): string | undefined {
  if (mainWalletBalance === null || withdrawable === null || turnoverLeft === null) return undefined
  const bound = parseMoney(mainWalletBalance) - parseMoney(withdrawable)
  return bound > 0n ? moneyText(bound) : undefined
}
