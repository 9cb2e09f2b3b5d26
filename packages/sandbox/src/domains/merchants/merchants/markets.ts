import { bangladeshiBanks, philippineBanks, usualBanks, type Bank } from './banks.ts'
import { bangladeshiMethods, philippineMethods, usualMethods, type DepositMethod } from './depositMethods.ts'
import { bangladeshiWithdrawals, philippineWithdrawals, type WithdrawalTerms } from './withdrawalTerms.ts'

/** What the sandbox plays for a country: its cashier, which a real platform would bring. */
export interface Market {
  readonly depositMethods: readonly DepositMethod[]
  readonly withdrawals: WithdrawalTerms
  readonly banks: readonly Bank[]
}

const markets: Readonly<Record<string, Market>> = {
  PH: { depositMethods: philippineMethods, withdrawals: philippineWithdrawals, banks: philippineBanks },
  BD: { depositMethods: bangladeshiMethods, withdrawals: bangladeshiWithdrawals, banks: bangladeshiBanks },
}

const usual: Market = { depositMethods: usualMethods, withdrawals: philippineWithdrawals, banks: usualBanks }

/** The cashier of a country; bank transfer, QR code and invented banks where the sandbox has none of its own. */
export const marketOf = (country: string): Market => markets[country] ?? usual
