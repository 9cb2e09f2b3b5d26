import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { askedAmount, idText, textUpTo, textWithin } from '../../contract/bounds.ts'
import { deposit, depositOrder } from './schemas.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, instant, list, maybeText, money, text } from '../../contract/scalars.ts'

const refusals = {
  /** The response's value names what is missing: `protection`, `limit`, `declaration`. */
  'deposit.first.steps': {},
  'field.invalid': {},
  'deposit.amount.out.of.band': { field: 'amount' },
  'deposit.amount.decimals': { field: 'amount' },
  'deposit.method.closed': { field: 'bankCode' },
  'deposit.limit.reached': { field: 'amount' },
  'promotion.unknown': { field: 'promotionId' },
  'promotion.not.eligible': { field: 'promotionId' },
  'promotion.already.claimed': {},
} as const

/** What both one-step deposits send. Bank codes are the platform's own names of a method. */
const direct = {
  /** Login name of the credited person: the caller's own, the platform knows no other. */
  targetUsername: textWithin(64),
  amount: askedAmount,
  bankCode: textWithin(40),
  bankType: z._default(textUpTo(20), ''),
  mcsBankCode: z._default(textUpTo(40), ''),
  vendorId: z._default(textUpTo(40), ''),
  deviceId: z._default(textUpTo(100), ''),
  /** Extension: the promotion chosen before the method; the wire facts have none. */
  promotionId: z.optional(textUpTo(40)),
  // The platform also requires the token in the body; the client adds it.
  token: z.optional(textUpTo(200)),
  language,
}

const fills = [
  { field: 'language', from: 'language' },
  { field: 'token', from: 'token' },
] as const

const qrDeposit = endpoint({
  id: 'deposit.qr',
  method: 'POST',
  path: '/wps/relay/MCSFE_depositByQRImageUrl',
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'money',
  gate: 'deposit',
  input: () => z.object({ ...direct, showQrImageOnly: z._default(count, 1) }),
  // Reading: the wire facts know only success. A page needs what the order needs, and the picture after which the call
  // is named.
  value: () => z.object({ order: depositOrder, qrImageUrl: maybeText }),
  errors: { ...refusals, 'deposit.match.none': { field: 'amount' }, 'deposit.orders.many': {} },
  fills,
})

const manualDeposit = endpoint({
  id: 'deposit.manual',
  method: 'POST',
  path: '/wps/relay/MCSFE_manualTransferByAccountName',
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'money',
  gate: 'deposit',
  input: () =>
    z.object({
      ...direct,
      showQrImageOnly: z._default(count, 0),
      /** Name on the paying account; it must match the profile's (requirements 1.1.2). */
      payeeName: textWithin(80),
    }),
  // Reading: as for the call above.
  value: () => z.object({ order: depositOrder }),
  errors: {
    ...refusals,
    'deposit.name.mismatch': { field: 'payeeName' },
    'deposit.match.none': { field: 'amount' },
    'deposit.orders.many': {},
  },
  fills,
})

const order = endpoint({
  id: 'deposit.detail',
  method: 'GET',
  // Extension: reads an open order again, so that a member who left returns to the same receiver.
  path: '/wps/ext/cashier/order',
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ orderId: idText, language }),
  value: () => z.object({ order: depositOrder, deposit, now: instant }),
  errors: { 'deposit.order.unknown': {} },
  fills: languageFill,
})

const cancelOrder = endpoint({
  id: 'deposit.cancel',
  method: 'POST',
  // Extension: cancels an order that is not paid yet. The operator decides about a submitted one.
  path: '/wps/ext/cashier/cancel',
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'write',
  gate: 'real',
  extension: true,
  input: () => z.object({ orderId: idText }),
  value: () => deposit,
  errors: { 'deposit.order.unknown': {}, 'deposit.order.expired': {}, 'deposit.order.closed': {} },
})

const matches = endpoint({
  id: 'deposit.matches',
  method: 'GET',
  // Extension: amounts of withdrawals that wait for a depositor (requirements 1.1.2, C2C match). No name is shown
  // before the order reserves it.
  path: '/wps/ext/cashier/matches',
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ methodId: idText }),
  value: () => z.object({ list: list(z.object({ amount: money, methodName: text, waitingSince: instant })) }),
  errors: { 'deposit.method.closed': { field: 'methodId' } },
})

/** Deposits in one step, open orders and matches with withdrawals. */
export const depositOrders = {
  'deposit.qr': qrDeposit,
  'deposit.manual': manualDeposit,
  'deposit.detail': order,
  'deposit.cancel': cancelOrder,
  'deposit.matches': matches,
}
