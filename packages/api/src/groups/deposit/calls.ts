import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { languageFill } from '../../contract/language.ts'
import { deposit, depositInfo, depositOrder, depositStatus } from './schemas.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { count, flag, list, maybeCount, money, text } from '../../contract/scalars.ts'

const depositMethods = endpoint({
  id: 'deposit.methods',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  // Reading: the wire facts name no module for the settings; DPSTBAS3 is the only one known for deposits.
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'read',
  input: () => z.object({ language: z.optional(z.string()) }),
  value: () =>
    z.object({
      allowDeposit: flag,
      totalDepositSuccessCount: maybeCount,
      depositInfo,
    }),
  fills: languageFill,
})

const refusals = {
  'deposit.amount.out.of.band': { field: 'amount' },
  'deposit.amount.decimals': { field: 'amount' },
  'deposit.method.closed': { field: 'methodId' },
  'deposit.limit.reached': { field: 'amount' },
  /** The response's value names what is missing: `protection`, `limit`, `declaration`. */
  'deposit.first.steps': {},
} as const

const order = endpoint({
  id: 'deposit.order',
  method: 'POST',
  // Extension: first step of a deposit. It reserves a receiver and returns the reference and the time to pay. The
  // deposits of the wire facts (row 62) begin without one, see `orders.calls.ts`.
  path: '/wps/ext/wallet/deposit/order',
  extension: true,
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'money',
  gate: 'deposit',
  input: () =>
    z.object({
      methodId: text,
      amount: money,
      promotionId: z.optional(text),
      language: z.optional(z.string()),
    }),
  value: () => depositOrder,
  errors: {
    ...refusals,
    'deposit.match.none': { field: 'amount' },
    'deposit.orders.many': {},
    'promotion.unknown': { field: 'promotionId' },
    'promotion.not.eligible': { field: 'promotionId' },
    'promotion.already.claimed': {},
  },
  fills: languageFill,
})

const submit = endpoint({
  id: 'deposit.submit',
  method: 'POST',
  // Extension: second step. The person has paid and reports from where, with which reference and, if required, which
  // receipt.
  path: '/wps/ext/wallet/deposit/submit',
  extension: true,
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'money',
  gate: 'real',
  input: () =>
    z.object({
      orderId: text,
      senderMobile: z.optional(textUpTo(60)),
      senderName: z.optional(textUpTo(120)),
      senderAccount: z.optional(textUpTo(60)),
      reference: z.optional(textUpTo(120)),
      /** Receipt pictures, base64 without prefix. */
      proof: z.optional(
        z.array(z.object({ name: textUpTo(255), type: z.enum(['image/png', 'image/jpeg']), data: z.string() })),
      ),
    }),
  value: () => deposit,
  errors: {
    'deposit.order.expired': {},
    'deposit.order.unknown': {},
    'deposit.reference.duplicate': { field: 'reference' },
    'deposit.reference.invalid': { field: 'reference' },
    'deposit.proof.invalid': { field: 'proof' },
    'deposit.order.closed': {},
    'deposit.match.own': {},
    'deposit.proof.required': { field: 'proof' },
    'deposit.name.mismatch': { field: 'senderName' },
    'deposit.method.closed': {},
    'deposit.sender.invalid': { field: ['senderMobile', 'senderAccount'] },
  },
})

const newest = endpoint({
  id: 'deposit.list',
  method: 'GET',
  // Wire fact 2.8, older report paths: only the address is known. Readings: the method, the query, and the rows, which
  // are the person's deposits, newest first.
  path: '/wps/report/depositTransaction',
  module: 'DPSTBAS3',
  token: 'required',
  effect: 'read',
  input: () => z.object({ status: z.optional(depositStatus), ...pageAndSize }),
  value: () => z.object({ list: list(deposit), totalPages: z._default(count, 0), totalCount: maybeCount }),
})

/** Deposits. */
export const deposits = {
  'deposit.methods': depositMethods,
  'deposit.order': order,
  'deposit.submit': submit,
  'deposit.list': newest,
}
