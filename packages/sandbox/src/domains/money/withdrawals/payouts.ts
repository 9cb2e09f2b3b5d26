import { moneyText } from '@croupier/money'
import { dateTimeAt, HOUR, MINUTE } from '@croupier/locales/calendar'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { answerTime, type AnswerTime } from './closures.ts'
import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, holdAccount, houseAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { openAccount, post } from '../../../core/ledger/ledger.ts'
import { type World } from '../../../World.ts'
import { payoutTotal, unpaid } from './matching.ts'
import type { Payout, Withdrawal, WithdrawalStatus } from './rows.ts'

/** Minutes after which a payout nobody answered counts as received. */
export const AUTO_RECEIPT_MINUTES = 30

/** A withdrawal by id; refuses one that does not exist. */
export function withdrawalOf(world: Pick<World, 'tables'>, id: string): Withdrawal {
  const withdrawal = world.tables.withdrawals.get(id)
  if (!withdrawal) throw new Refusal('withdrawal.unknown')
  return withdrawal
}

/** Writes a withdrawal's next stage with its time; a stage it is in already is not written twice. */
export function reach(
  world: World,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  change: Partial<Withdrawal> = {},
  at = world.clock.now(),
): Withdrawal {
  const stages = withdrawal.status === status ? withdrawal.stages : [...withdrawal.stages, { stage: status, at }]
  const reached: Withdrawal = { ...withdrawal, stages, ...change, status }
  world.tables.withdrawals.put(reached.id, reached)
  return reached
}

/** Tells the member of a withdrawal, with an amount of it, its number, and further values. */
export const tellOf = (
  world: World,
  withdrawal: Withdrawal,
  key: string,
  amount: bigint,
  ...more: readonly string[]
): void => {
  const { memberId, id } = withdrawal
  const { isoCurrency, digits } = currencyOf(world, withdrawal)
  sendMessage(world, memberId, key, [`${isoCurrency} ${moneyText(amount, digits)}`, id, ...more], {
    kind: 'withdrawal',
    id,
  })
}

/** Hours after which a matched transfer that nothing proves is given up: the withdrawal is free again. */
const UNPROVEN_HOURS = 24

/** The time left to answer a payout. It is paused while nobody can answer, and before anything proves the transfer. */
export function receiptTime(world: World, payout: Payout): AnswerTime {
  const { merchant } = withdrawalOf(world, payout.withdrawalId)
  const ms = AUTO_RECEIPT_MINUTES * MINUTE
  if (payout.provenAt === null) return { endsAt: world.clock.now() + ms, running: false }
  return answerTime(world, merchant, payout.provenAt, ms)
}

/** Whether a matched transfer has waited in vain for the payment network, the receiver or the operator. */
export function isGivenUp(world: World, payout: Payout): boolean {
  if (payout.status !== 'waiting' || payout.provenAt !== null) return false
  const { merchant } = withdrawalOf(world, payout.withdrawalId)
  const { endsAt, running } = answerTime(world, merchant, payout.paidAt, UNPROVEN_HOURS * HOUR)
  return running && world.clock.now() >= endsAt
}

/** A deposit that pays a withdrawal, and whether the payment network knows its transfer. */
export interface MatchedTransfer {
  readonly depositId: string
  readonly proven: boolean
}

/** Notes money as sent, by the merchant (null) or by a matched depositor. It counts as received unless answered in time. */
export function openPayout(
  world: World,
  withdrawalId: string,
  amount: bigint,
  matched: MatchedTransfer | null,
  at = world.clock.now(),
): Payout {
  const withdrawal = withdrawalOf(world, withdrawalId)
  const payout: Payout = {
    id: `P${String(nextNumber(world, 'payout', 1)).padStart(8, '0')}`,
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
  world.tables.payouts.put(payout.id, payout)
  const until = dateTimeAt(receiptTime(world, payout).endsAt, timeZoneOf(world, withdrawal))
  tellOf(world, withdrawal, 'info_payout_sent', amount, until)
  const paying = withdrawal.status === 'approved' ? reach(world, withdrawal, 'paying', {}, at) : withdrawal
  settleStatus(world, { ...paying, sent: paying.sent + amount }, at)
  return payout
}

/** Pays out by the merchant: by default what is left, never more. Money leaves the hold, and the fee with the first. */
export function payWithdrawal(world: World, id: string, asked?: bigint, at = world.clock.now()): Payout {
  const withdrawal = withdrawalOf(world, id)
  const free = unpaid(world, withdrawal)
  const amount = asked ?? free
  if (withdrawal.status !== 'approved' && withdrawal.status !== 'paying' && withdrawal.status !== 'disputed')
    throw new Refusal('withdrawal.stage')
  if (amount <= 0n || amount > free) throw new Refusal('withdrawal.stage')
  const fee = withdrawal.feeTaken ? 0n : withdrawal.fee
  const hold = holdAccount(withdrawal.merchant)
  const cashier = cashierAccount(withdrawal.merchant)
  openAccount(world, cashier, withdrawal.currency)
  world.tables.withdrawals.put(id, {
    ...withdrawal,
    held: withdrawal.held - amount - fee,
    feeTaken: true,
    nextAt: null,
  })
  const payout = openPayout(world, id, amount, null, at)
  post(world, { kind: 'withdrawal-paid', reference: payout.id, at, moves: [{ from: hold, to: cashier, amount }] })
  if (fee > 0n) {
    const house = houseAccount(withdrawal.merchant)
    post(world, { kind: 'withdrawal-fee', reference: id, at, moves: [{ from: hold, to: house, amount: fee }] })
  }
  return payout
}

/** Writes the status that follows from what was sent, what arrived and what is claimed not to have. */
export function settleStatus(world: World, withdrawal: Withdrawal, at = world.clock.now()): Withdrawal {
  const total = payoutTotal(withdrawal)
  const claims = world.tables.payouts
    .by('withdrawal', withdrawal.id)
    .some(({ status }) => status === 'partial' || status === 'notReceived')
  if (claims) return reach(world, withdrawal, 'disputed', {}, at)
  if (withdrawal.received === total) return reach(world, withdrawal, 'received', { nextAt: null }, at)
  if (withdrawal.sent < total) return reach(world, withdrawal, 'paying', {}, at)
  const paid = withdrawal.status === 'waiting' ? withdrawal : reach(world, withdrawal, 'paid', {}, at)
  return reach(world, paid, 'waiting', { nextAt: null }, at)
}
