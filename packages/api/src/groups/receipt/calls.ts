import * as z from 'zod/mini'
import { askedAmount, idText, linesUpTo, proofPictures } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, flag, instant, list, maybeCount, maybeText, money, text } from '../../contract/scalars.ts'

/** What became of a payout. `automatic` and `forced` count as received and are final. */
const receiptStatus = z.enum(['waiting', 'received', 'automatic', 'partial', 'notReceived', 'forced', 'reversed'])

/** A payout to be confirmed. A withdrawal may be paid in several. */
export const receiptEntry = z.object({
  id: text,
  withdrawalId: text,
  /** Amount sent in this payout. */
  amount: money,
  received: money,
  /** Amount less received. */
  remaining: money,
  /** Of the whole withdrawal: amount received, amount outstanding, and whether it is complete. */
  totalReceived: money,
  totalRemaining: money,
  allPaid: flag,
  status: receiptStatus,
  bankName: z.string(),
  accountNumber: z.string(),
  paidAt: instant,
  /**
   * From when it counts as received if not answered. Moves on while the member cannot answer or the transfer is
   * unproven.
   */
  automaticAt: instant,
  answeredAt: z.nullish(instant),
  /** Why it was decided as it was, for the person. */
  reason: maybeText,
  /** The platform's own code of that reason, which customer service can look up. */
  reasonCode: maybeText,
})

const receipts = endpoint({
  id: 'receipt.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  // Reading: the wire facts name no module; confirmation belongs to withdrawals.
  module: 'WITHDRAW',
  token: 'required',
  effect: 'read',
  whileClosed: true,
  // Reading: open ones unless the withdrawal is named.
  input: () => z.object({ withdrawalId: z.optional(idText) }),
  value: () =>
    z.object({
      list: list(receiptEntry),
      autoReceiptMinutes: count,
      now: instant,
      proofFiles: z.object({ most: count, bytes: count, types: list(z.string()) }),
      totalCount: maybeCount,
    }),
  errors: { 'withdrawal.unknown': {} },
})

const confirm = endpoint({
  id: 'receipt.confirm',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  module: 'WITHDRAW',
  token: 'required',
  effect: 'money',
  gate: 'real',
  whileClosed: 'blocked',
  // Reading: id, action, amount and pictures are known to be sent, but not their names.
  input: () =>
    z.object({
      id: idText,
      action: z.enum(['RECEIVED', 'NOT_RECEIVED', 'PARTIAL']),
      /** What did arrive; only with PARTIAL. */
      amount: z.optional(askedAmount),
      comment: z._default(linesUpTo(140), ''),
      proof: z.optional(proofPictures),
    }),
  value: () => receiptEntry,
  errors: {
    'receipt.unknown': {},
    'receipt.final': {},
    'receipt.proof.required': { field: 'proof' },
    'deposit.proof.invalid': { field: 'proof' },
    'receipt.amount.invalid': { field: 'amount' },
  },
})

/** Confirmation of payouts. */
export const receipt = { 'receipt.list': receipts, 'receipt.confirm': confirm }
