import { dateTimeAt, HOUR, MINUTE } from '@croupier/locales/calendar'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { MessageKey } from '../../identity/inbox/texts.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { answerTime, type AnswerTime } from './closures.ts'
import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, holdAccount, houseAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { openAccount, post } from '../../../core/ledger/ledger.ts'
import { type Context } from '../../../Context.ts'
import { payoutTotal, unpaid } from './matching.ts'
import type { Payout, Withdrawal, WithdrawalStatus } from './rows.ts'

/** Minutes after which an unanswered payout counts as received. */
export const AUTO_RECEIPT_MINUTES = 30

/** A withdrawal by id; refuses an unknown one. */
export function withdrawalOf(context: Pick<Context, 'tables'>, id: string): Withdrawal {
  const withdrawal = context.tables.withdrawals.get(id)
  if (!withdrawal) throw new Refusal('withdrawal.unknown')
  return withdrawal
}

/** Moves a withdrawal to a status with its time; does nothing if it is already in it. */
export function reach(
  context: Context,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  change: Partial<Withdrawal> = {},
  at = context.clock.now(),
): Withdrawal {
  const stages = withdrawal.status === status ? withdrawal.stages : [...withdrawal.stages, { stage: status, at }]
  const reached: Withdrawal = { ...withdrawal, stages, ...change, status }
  context.tables.withdrawals.put(reached.id, reached)
  return reached
}

/** Sends the member a message about a withdrawal, with an amount, its number, and further values. */
export const tellOf = (
  context: Context,
  withdrawal: Withdrawal,
  key: MessageKey,
  amount: bigint,
  ...more: readonly string[]
): void => {
  const { memberId, id } = withdrawal
  sendMessage(context, memberId, key, [amount, id, ...more], { kind: 'withdrawal', id })
}

/** Hours after which an unproven matched transfer is given up: the withdrawal is free again. */
const UNPROVEN_HOURS = 24

/** The time left to answer a payout. It is paused while answering is impossible, and until the transfer is proven. */
export function receiptTime(context: Context, payout: Payout): AnswerTime {
  const { merchant } = withdrawalOf(context, payout.withdrawalId)
  const ms = AUTO_RECEIPT_MINUTES * MINUTE
  if (payout.provenAt === null) return { endsAt: context.clock.now() + ms, running: false }
  return answerTime(context, merchant, payout.provenAt, ms)
}

/** Whether a matched transfer waited too long for the payment network, the receiver or the operator. */
export function isGivenUp(context: Context, payout: Payout): boolean {
  if (payout.status !== 'waiting' || payout.provenAt !== null) return false
  const { merchant } = withdrawalOf(context, payout.withdrawalId)
  const { endsAt, running } = answerTime(context, merchant, payout.paidAt, UNPROVEN_HOURS * HOUR)
  return running && context.clock.now() >= endsAt
}

/** A deposit that pays a withdrawal, and whether the payment network knows its transfer. */
export interface MatchedTransfer {
  readonly depositId: string
  readonly proven: boolean
}

/** Records money as sent, by the merchant (null) or a matched depositor. Counts as received unless answered. */
export function openPayout(
  context: Context,
  withdrawalId: string,
  amount: bigint,
  matched: MatchedTransfer | null,
  at = context.clock.now(),
): Payout {
  const withdrawal = withdrawalOf(context, withdrawalId)
  const payout: Payout = {
    id: `P${String(nextNumber(context, 'payout', 1)).padStart(8, '0')}`,
    withdrawalId,
    memberId: withdrawal.memberId,
    depositId: matched?.depositId ?? null,
    amount,
    received: 0n,
    status: 'waiting',
    paidAt: at,
    provenAt: matched === null || matched.proven ? at : null,
    answeredAt: null,
    comment: '',
    proofs: [],
    reason: '',
  }
  context.tables.payouts.put(payout.id, payout)
  const until = dateTimeAt(receiptTime(context, payout).endsAt, timeZoneOf(context, withdrawal))
  tellOf(context, withdrawal, 'info_payout_sent', amount, until)
  const paying = withdrawal.status === 'approved' ? reach(context, withdrawal, 'paying', {}, at) : withdrawal
  settleStatus(context, { ...paying, sent: paying.sent + amount }, at)
  return payout
}

/** Pays out by the merchant: by default the rest, never more. Money leaves the hold, with the fee the first time. */
export function payWithdrawal(context: Context, id: string, asked?: bigint, at = context.clock.now()): Payout {
  const withdrawal = withdrawalOf(context, id)
  const free = unpaid(context, withdrawal)
  const amount = asked ?? free
  if (withdrawal.status !== 'approved' && withdrawal.status !== 'paying' && withdrawal.status !== 'disputed')
    throw new Refusal('withdrawal.stage')
  if (amount <= 0n || amount > free) throw new Refusal('withdrawal.stage')
  const fee = withdrawal.feeTaken ? 0n : withdrawal.fee
  const hold = holdAccount(withdrawal.merchant)
  const cashier = cashierAccount(withdrawal.merchant)
  openAccount(context, cashier, withdrawal.currency)
  context.tables.withdrawals.put(id, {
    ...withdrawal,
    held: withdrawal.held - amount - fee,
    feeTaken: true,
    nextAt: null,
  })
  const payout = openPayout(context, id, amount, null, at)
  post(context, { kind: 'withdrawal-paid', reference: payout.id, at, moves: [{ from: hold, to: cashier, amount }] })
  if (fee > 0n) {
    const house = houseAccount(withdrawal.merchant)
    post(context, { kind: 'withdrawal-fee', reference: id, at, moves: [{ from: hold, to: house, amount: fee }] })
  }
  return payout
}

/** Sets the status from what was sent, what arrived and what is claimed to be missing. */
export function settleStatus(context: Context, withdrawal: Withdrawal, at = context.clock.now()): Withdrawal {
  const total = payoutTotal(withdrawal)
  const claims = context.tables.payouts
    .by('withdrawal', withdrawal.id)
    .some(({ status }) => status === 'partial' || status === 'notReceived')
  if (claims) return reach(context, withdrawal, 'disputed', {}, at)
  if (withdrawal.received === total) return reach(context, withdrawal, 'received', { nextAt: null }, at)
  if (withdrawal.sent < total) return reach(context, withdrawal, 'paying', {}, at)
  const paid = withdrawal.status === 'waiting' ? withdrawal : reach(context, withdrawal, 'paid', {}, at)
  return reach(context, paid, 'waiting', { nextAt: null }, at)
}
