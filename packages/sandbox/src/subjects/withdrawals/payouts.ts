import { Refusal } from '../../Refusal.ts'
import { cashierAccount, holdAccount, houseAccount } from '../../core/ledger/accounts.ts'
import { nextNumber } from '../../core/state/CoreWorld.ts'
import { openAccount, post } from '../../core/ledger/ledger.ts'
import { type World } from '../../World.ts'
import { payoutTotal, unpaid } from './matching.ts'
import type { Payout, Withdrawal, WithdrawalStatus } from './rows.ts'

/** Minutes after which a payout nobody answered counts as received [S-351]. */
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

/** Notes money as sent, by the merchant or by a matched depositor. It counts as received unless answered in time. */
export function openPayout(
  world: World,
  withdrawalId: string,
  amount: bigint,
  depositId: string | null,
  at = world.clock.now(),
): Payout {
  const withdrawal = withdrawalOf(world, withdrawalId)
  const payout: Payout = {
    id: `P${String(nextNumber(world, 'payout', 1)).padStart(8, '0')}`,
    withdrawalId,
    memberId: withdrawal.memberId,
    depositId,
    amount,
    received: 0n,
    status: 'waiting',
    paidAt: at,
    automaticAt: at + AUTO_RECEIPT_MINUTES * 60_000,
    answeredAt: null,
    comment: '',
    proofs: [],
    reason: '',
  }
  world.tables.payouts.put(payout.id, payout)
  const paying = withdrawal.status === 'approved' ? reach(world, withdrawal, 'paying', {}, at) : withdrawal
  settleStatus(world, { ...paying, sent: paying.sent + amount }, at)
  return payout
}

/** Pays out by the merchant: what is left unless told, never more. Money leaves the hold, and the fee with the first. */
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
