import * as z from 'zod/mini'
import { askedAmount, confirmingPassword, textUpTo, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { paymentPasswordErrors } from '../../contract/errors.ts'
import { count, flag, instant, list, maybeText, money, nothing, text } from '../../contract/scalars.ts'

const refusals = {
  'transfer.amount.invalid': { field: 'amount' },
  'transfer.amount.decimals': { field: 'amount' },
  'balance.not.enough': { field: 'amount' },
} as const

/** Wallets after a transfer between them. Reading: only success is known; the new balances save a second call. */
const moved = z.object({
  /** Extension: its order number in the account record; null if the platform gives none, or nothing was moved. */
  id: maybeText,
  sumBalance: money,
  balance: list(z.object({ accountTypeId: count, availBalance: money })),
})

const wallets = endpoint({
  id: 'transfer.wallets',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  module: 'FUNDTRANS3',
  token: 'required',
  effect: 'money',
  gate: { sometimes: 'play' },
  // Reading 8/20: from and to by account type; 2 is the main wallet.
  input: () => z.object({ fromAccountType: count, toAccountType: count, amount: askedAmount }),
  value: () => moved,
  errors: { ...refusals, 'transfer.wallet.unknown': { field: 'toAccountType' } },
})

const collect = endpoint({
  id: 'transfer.collect',
  method: 'POST',
  // Extension: brings everything back to the main wallet.
  path: '/wps/ext/transfer/collect',
  module: 'FUNDTRANS3',
  token: 'required',
  effect: 'money',
  gate: 'real',
  extension: true,
  input: () => nothing,
  value: () => moved,
  errors: { 'balance.not.enough': {} },
})

const settings = endpoint({
  id: 'transfer.settings',
  method: 'GET',
  // Wire fact 2.8, older agent paths; the fields are a reading.
  path: '/wps/agent/transferEnabled',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  input: () => nothing,
  value: () =>
    z.object({
      toUpline: flag,
      uplineName: maybeText,
      toDownline: flag,
      minimum: money,
      /** Highest amount of one transfer; null without a limit. */
      maximum: z.nullish(money),
      hasPaymentPassword: flag,
      available: money,
    }),
})

/** A transfer between two people, as the sender sees it. */
const transferred = z.object({
  id: text,
  /** The other side's name, hidden but for its ends. */
  counterpart: z.string(),
  amount: money,
  balance: money,
  at: instant,
})

const upline = endpoint({
  id: 'transfer.upline',
  method: 'POST',
  // Extension: the specification names the page and no call.
  path: '/wps/ext/transfer/upline',
  module: 'AGETRANSFERUP3',
  token: 'required',
  sealed: true,
  // Money sent to another member leaves the account like a payout.
  stepUp: 'withSecondStep',
  effect: 'money',
  gate: 'transfer',
  extension: true,
  input: () => z.object({ amount: askedAmount, password: confirmingPassword, remark: z._default(textUpTo(140), '') }),
  value: () => transferred,
  errors: {
    ...refusals,
    ...paymentPasswordErrors,
    'security.cooling': {},
    'transfer.upline.none': {},
    'transfer.turnover.left': { field: 'amount' },
    'transfer.account.unavailable': {},
  },
})

const downline = endpoint({
  id: 'transfer.downline',
  method: 'PUT',
  // Wire fact 2.8, older agent paths: method, address and sealing are known, the fields are a reading.
  path: '/wps/agent/transferDownline',
  module: 'AGEDOWNTRANS3',
  token: 'required',
  sealed: true,
  stepUp: 'withSecondStep',
  effect: 'money',
  gate: 'transfer',
  input: () =>
    z.object({
      /** Login name of a direct downline. */
      account: textWithin(64),
      amount: askedAmount,
      password: confirmingPassword,
      remark: z._default(textUpTo(140), ''),
    }),
  value: () => transferred,
  errors: {
    ...refusals,
    ...paymentPasswordErrors,
    'security.cooling': {},
    'transfer.account.foreign': { field: 'account' },
    'transfer.account.unavailable': { field: 'account' },
    'transfer.turnover.left': { field: 'amount' },
    'deposit.limit.reached': { field: 'amount' },
  },
})

/** Between wallets, and between an agent and those below. */
export const transfer = {
  'transfer.settings': settings,
  'transfer.wallets': wallets,
  'transfer.collect': collect,
  'transfer.upline': upline,
  'transfer.downline': downline,
}
