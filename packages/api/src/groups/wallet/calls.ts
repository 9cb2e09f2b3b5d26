import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { count, flag, list, maybeMoney, maybeText, money, nothing } from '../../contract/scalars.ts'

const balance = endpoint({
  id: 'wallet.balance',
  method: 'GET',
  // Reading 2.9/32.
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => z.object({ typeId: z.optional(count) }),
  value: () =>
    z.object({
      sumBalance: money,
      /** Bonus money in it, which is locked by wagering. Reading: an extension, null if the platform does not say. */
      bonusBalance: maybeMoney,
      /** Wallets; account type 2 is the main one. */
      balance: list(z.object({ accountTypeId: count, availBalance: money })),
      /** The merchant's internal code, e.g. BDT or TLB. */
      currency: maybeText,
      currencySymbol: maybeText,
    }),
})

const merchantWallet = endpoint({
  id: 'wallet.merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () => z.object({ isSingle: flag }),
})

/** Balance and wallets. */
export const balances = {
  'wallet.balance': balance,
  'wallet.merchantWallet': merchantWallet,
}
