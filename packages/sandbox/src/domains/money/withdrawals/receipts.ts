import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, holdAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
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
  /** Names of the pictures handed in. */
  readonly proofs: readonly string[]
}

/** Ends of a payout: whoever comes later finds it settled. */
const FINAL: ReadonlySet<PayoutStatus> = new Set(['received', 'automatic', 'forced', 'reversed'])

/** A payout by id. */
export function payoutOf(world: Pick<World, 'tables'>, id: string): Payout {
  const payout = world.tables.payouts.get(id)
  if (!payout) throw new Refusal('receipt.unknown')
  return payout
}

/**
 * The member's answer. Nothing received needs a picture; a part needs an amount between nothing and all. A member who
 * claimed something was missing may still say that it arrived; nobody may claim twice.
 */
export function answerReceipt(world: World, member: Member, id: string, answer: Answer): Payout {
  const payout = payoutOf(world, id)
  if (payout.memberId !== member.id) throw new Refusal('receipt.unknown')
  if (FINAL.has(payout.status)) throw new Refusal('receipt.final')
  if (answer.action === 'RECEIVED') return arrive(world, payout, 'received', payout.amount, world.clock.now())
  if (payout.status !== 'waiting') throw new Refusal('receipt.final')
  if (answer.action === 'NOT_RECEIVED' && answer.proofs.length === 0) throw new Refusal('receipt.proof.required')
  const received =
    answer.action === 'PARTIAL' ? partOf(payout, answer.amount ?? '', currencyOf(world, member).digits) : 0n
  const status = answer.action === 'PARTIAL' ? 'partial' : 'notReceived'
  return write(world, payout, received, {
    status,
    comment: answer.comment,
    proofs: answer.proofs,
    answeredAt: world.clock.now(),
  })
}

/** Nobody answered in time: it counts as received from the time announced. */
export function answerByTime(world: World, id: string, at: number): Payout {
  const payout = payoutOf(world, id)
  if (payout.status !== 'waiting') return payout
  tellOf(world, withdrawalOf(world, payout.withdrawalId), 'info_payout_counted', payout.amount)
  return arrive(world, payout, 'automatic', payout.amount, at)
}

/** Nothing ever showed that a matched transfer was made: its deposit is rejected and the withdrawal is free again. */
export function giveUpUnproven(world: World, id: string, reason: string = reasons.unknownTransfer.EN): Payout {
  const payout = payoutOf(world, id)
  if (payout.status !== 'waiting' || payout.provenAt !== null) throw new Refusal('withdrawal.stage')
  return reverse(world, payout, reason)
}

/** The operator has proof that it arrived. Final: nothing is paid again and the deposit is not refunded. */
export function forceReceipt(world: World, id: string, reason: string): Payout {
  const payout = payoutOf(world, id)
  if (FINAL.has(payout.status)) throw new Refusal('receipt.final')
  return arrive(world, payout, 'forced', payout.amount, world.clock.now(), reason)
}

/**
 * The operator agrees that it did not arrive, or not all of it. What is missing is held again, to be paid again; a matched
 * depositor is credited with what arrived and no more.
 */
export function upholdClaim(world: World, id: string, reason: string): Payout {
  const payout = payoutOf(world, id)
  if (payout.status !== 'partial' && payout.status !== 'notReceived') {
    throw new Refusal(FINAL.has(payout.status) ? 'receipt.final' : 'withdrawal.stage')
  }
  return reverse(world, payout, reason)
}

function reverse(world: World, payout: Payout, reason: string): Payout {
  const { id } = payout
  const missing = payout.amount - payout.received
  const withdrawal = withdrawalOf(world, payout.withdrawalId)
  let held = withdrawal.held + missing
  if (payout.depositId === null) {
    const moves = [{ from: cashierAccount(withdrawal.merchant), to: holdAccount(withdrawal.merchant), amount: missing }]
    post(world, { kind: 'withdrawal-reversed', reference: id, moves })
  } else {
    held = withdrawal.held - payout.received
    if (payout.received > 0n) world.ports.creditDeposit(world, payout.depositId, payout.received)
    else world.ports.rejectDeposit(world, payout.depositId, reason)
  }
  world.tables.withdrawals.put(withdrawal.id, { ...withdrawal, held, sent: withdrawal.sent - missing })
  return write(world, payout, payout.received, { status: 'reversed', reason })
}

/** A member's payouts: those to be answered, or all of one withdrawal. Newest first. */
export function payoutsOf(world: Pick<World, 'tables'>, member: Member, withdrawalId?: string): Payout[] {
  const own = world.tables.withdrawals.by('member', String(member.id))
  const wanted = withdrawalId === undefined ? own : own.filter(({ id }) => id === withdrawalId)
  if (withdrawalId !== undefined && wanted.length === 0) throw new Refusal('withdrawal.unknown')
  return wanted
    .flatMap(({ id }) => world.tables.payouts.by('withdrawal', id))
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
  world: World,
  payout: Payout,
  status: 'received' | 'automatic' | 'forced',
  received: bigint,
  at: number,
  reason = '',
): Payout {
  if (payout.depositId !== null) {
    world.ports.creditDeposit(world, payout.depositId)
    const withdrawal = withdrawalOf(world, payout.withdrawalId)
    world.tables.withdrawals.put(withdrawal.id, { ...withdrawal, held: withdrawal.held - received })
  }
  return write(world, payout, received, { status, answeredAt: at, reason }, at)
}

/** Writes the payout and what follows for its withdrawal. */
function write(world: World, payout: Payout, received: bigint, change: Partial<Payout>, at?: number): Payout {
  const written: Payout = { ...payout, ...change, received }
  world.tables.payouts.put(payout.id, written)
  const withdrawal = withdrawalOf(world, payout.withdrawalId)
  settleStatus(world, { ...withdrawal, received: withdrawal.received + received - payout.received }, at)
  return written
}
