import { fitPictures, PICTURE_FILES, pictureLimit, type SentPicture } from '../../../wire/pictureFiles.ts'
import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, holdAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { settleStatus, tellOf, withdrawalOf } from './payouts.ts'
import type { Payout, PayoutStatus } from './rows.ts'
import { reasons } from '../bank/reasons.ts'

/** The member's answer to a payout. */
export interface Answer {
  readonly action: 'RECEIVED' | 'NOT_RECEIVED' | 'PARTIAL'
  /** Decimal text; only with PARTIAL. */
  readonly amount?: string | undefined
  readonly comment: string
  readonly proofs: readonly SentPicture[]
}

/** Final statuses of a payout: it is settled. */
const FINAL: ReadonlySet<PayoutStatus> = new Set(['received', 'automatic', 'forced', 'reversed'])

/** A payout by id. */
export function payoutOf(context: Pick<Context, 'tables'>, id: string): Payout {
  const payout = context.tables.payouts.get(id)
  if (!payout) throw new Refusal('receipt.unknown')
  return payout
}

/**
 * The member's answer. Claiming that nothing arrived requires a picture; a part needs an amount between nothing and
 * all. A member who claimed something was missing may still confirm its arrival, but cannot make a second claim.
 */
export function answerReceipt(context: Context, member: Member, id: string, answer: Answer): Payout {
  const payout = payoutOf(context, id)
  if (payout.memberId !== member.id) throw new Refusal('receipt.unknown')
  if (FINAL.has(payout.status)) throw new Refusal('receipt.final')
  if (answer.action === 'RECEIVED') return arrive(context, payout, 'received', payout.amount, context.clock.now())
  if (payout.status !== 'waiting') throw new Refusal('receipt.final')
  if (!fitPictures(answer.proofs, PICTURE_FILES))
    throw new Refusal('deposit.proof.invalid', { values: pictureLimit(PICTURE_FILES) })
  if (answer.action === 'NOT_RECEIVED' && answer.proofs.length === 0) throw new Refusal('receipt.proof.required')
  const received =
    answer.action === 'PARTIAL' ? partOf(payout, answer.amount ?? '', currencyOf(context, member).digits) : 0n
  const status = answer.action === 'PARTIAL' ? 'partial' : 'notReceived'
  return write(context, payout, received, {
    status,
    comment: answer.comment,
    proofs: answer.proofs.map(({ name }) => name),
    answeredAt: context.clock.now(),
  })
}

/** No answer came in time: the payout counts as received from the announced time on. */
export function answerByTime(context: Context, id: string, at: number): Payout {
  const payout = payoutOf(context, id)
  if (payout.status !== 'waiting') return payout
  tellOf(context, withdrawalOf(context, payout.withdrawalId), 'info_payout_counted', payout.amount)
  return arrive(context, payout, 'automatic', payout.amount, at)
}

/** A matched transfer was never proven: rejects its deposit and frees the withdrawal. */
export function giveUpUnproven(context: Context, id: string, reason: string = reasons.unknownTransfer.EN): Payout {
  const payout = payoutOf(context, id)
  if (payout.status !== 'waiting' || payout.provenAt !== null) throw new Refusal('withdrawal.stage')
  return reverse(context, payout, reason)
}

/** The operator has proof of arrival. Final: nothing is paid again and the deposit is not refunded. */
export function forceReceipt(context: Context, id: string, reason: string): Payout {
  const payout = payoutOf(context, id)
  if (FINAL.has(payout.status)) throw new Refusal('receipt.final')
  return arrive(context, payout, 'forced', payout.amount, context.clock.now(), reason)
}

/**
 * The operator agrees that the payout did not arrive in full. The missing part is held again, to be paid again; a
 * matched depositor is credited only with what arrived.
 */
export function upholdClaim(context: Context, id: string, reason: string): Payout {
  const payout = payoutOf(context, id)
  if (payout.status !== 'partial' && payout.status !== 'notReceived') {
    throw new Refusal(FINAL.has(payout.status) ? 'receipt.final' : 'withdrawal.stage')
  }
  return reverse(context, payout, reason)
}

function reverse(context: Context, payout: Payout, reason: string): Payout {
  const { id } = payout
  const missing = payout.amount - payout.received
  const withdrawal = withdrawalOf(context, payout.withdrawalId)
  let held = withdrawal.held + missing
  if (payout.depositId === null) {
    const moves = [{ from: cashierAccount(withdrawal.merchant), to: holdAccount(withdrawal.merchant), amount: missing }]
    post(context, { kind: 'withdrawal-reversed', reference: id, moves })
  } else {
    held = withdrawal.held - payout.received
    if (payout.received > 0n) context.ports.creditDeposit(context, payout.depositId, payout.received)
    else context.ports.rejectDeposit(context, payout.depositId, reason)
  }
  context.tables.withdrawals.put(withdrawal.id, { ...withdrawal, held, sent: withdrawal.sent - missing })
  return write(context, payout, payout.received, { status: 'reversed', reason })
}

/** A member's payouts: those waiting for an answer, or all of one withdrawal. Newest first. */
export function payoutsOf(context: Pick<Context, 'tables'>, member: Member, withdrawalId?: string): Payout[] {
  const own = context.tables.withdrawals.by('member', String(member.id))
  const wanted = withdrawalId === undefined ? own : own.filter(({ id }) => id === withdrawalId)
  if (withdrawalId !== undefined && wanted.length === 0) throw new Refusal('withdrawal.unknown')
  return wanted
    .flatMap(({ id }) => context.tables.payouts.by('withdrawal', id))
    .filter(({ status }) => withdrawalId !== undefined || !FINAL.has(status))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}

function partOf({ amount }: Payout, text: string, digits: number): bigint {
  const wrong = new Refusal('receipt.amount.invalid', { values: [amount] })
  try {
    const part = parseMoney(text, digits)
    if (part <= 0n || part >= amount) throw wrong
    return part
  } catch (failure) {
    throw failure instanceof MoneyFormatError ? wrong : failure
  }
}

function arrive(
  context: Context,
  payout: Payout,
  status: 'received' | 'automatic' | 'forced',
  received: bigint,
  at: number,
  reason = '',
): Payout {
  if (payout.depositId !== null) {
    context.ports.creditDeposit(context, payout.depositId)
    const withdrawal = withdrawalOf(context, payout.withdrawalId)
    context.tables.withdrawals.put(withdrawal.id, { ...withdrawal, held: withdrawal.held - received })
  }
  return write(context, payout, received, { status, answeredAt: at, reason }, at)
}

/** Saves the payout and updates its withdrawal. */
function write(context: Context, payout: Payout, received: bigint, change: Partial<Payout>, at?: number): Payout {
  const written: Payout = { ...payout, ...change, received }
  context.tables.payouts.put(payout.id, written)
  const withdrawal = withdrawalOf(context, payout.withdrawalId)
  settleStatus(context, { ...withdrawal, received: withdrawal.received + received - payout.received }, at)
  return written
}
