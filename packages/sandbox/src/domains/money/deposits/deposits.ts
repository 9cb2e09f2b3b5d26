import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, holdAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { openAccount, post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { MessageKey } from '../../identity/inbox/texts.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { mayPass } from '../../safety/safety/gate.ts'
import { creditFits } from '../../safety/safety/headroom.ts'
import type { Context } from '../../../Context.ts'
import { matchingAt } from './due.ts'
import type { DepositMethod } from '../../merchants/merchants/depositMethods.ts'
import { reasons } from '../bank/reasons.ts'
import type { Deposit, DepositStatus } from './rows.ts'

/** The kind of movement that credits a deposit. */
export const depositMovement = ({ withdrawalId }: Pick<Deposit, 'withdrawalId'>) =>
  withdrawalId === null ? 'deposit' : 'matched-deposit'

/** A method of the merchant by code. */
export function methodOf(merchant: Merchant, code: string): DepositMethod {
  const method = merchant.depositMethods.find((one) => one.code === code)
  if (!method) throw new Refusal('deposit.method.closed')
  return method
}

/** Whether a deposit in this status can still be credited or rejected. */
export const isOpen = (status: DepositStatus): boolean =>
  status === 'ordered' || status === 'submitted' || status === 'matching'

/**
 * Credits a submitted or matching deposit: moves money from the cashier to the member and sends a message. A matched
 * one comes out of the hold of the withdrawal it paid, and may be less than ordered when less arrived there.
 */
export function creditDeposit(context: Context, id: string, arrived?: bigint): Deposit {
  const ordered = openDeposit(context, id)
  if (ordered.status === 'ordered') throw new Refusal('deposit.order.unknown')
  const deposit = arrived === undefined ? ordered : { ...ordered, amount: arrived }
  const member = context.tables.members.get(String(deposit.memberId))
  // Checks the order again: a break, a limit or a missing birthday may have come up since.
  if (!member || !mayPass(context, member, 'deposit')) return returnDeposit(context, deposit, reasons.onBreak.EN)
  if (!creditFits(context, member, deposit.amount)) return returnDeposit(context, deposit, reasons.overLimit.EN)
  const cashier = deposit.withdrawalId ? holdAccount(deposit.merchant) : cashierAccount(deposit.merchant)
  openAccount(context, cashier, deposit.currency)
  post(context, {
    kind: depositMovement(deposit),
    reference: deposit.id,
    moves: [{ from: cashier, to: memberAccount(deposit.memberId), amount: deposit.amount }],
  })
  tellOf(context, deposit, 'info_deposit_arrival')
  return reach(context, deposit, 'credited', { creditAt: null })
}

/**
 * Returns money to its sender. The merchant's never entered the ledger; a matched transfer has reached its
 * receiver, so the cashier pays it back out of the withdrawal's hold.
 */
function returnDeposit(context: Context, deposit: Deposit, reason: string): Deposit {
  if (deposit.withdrawalId !== null) {
    const [from, to] = [holdAccount(deposit.merchant), cashierAccount(deposit.merchant)]
    openAccount(context, to, deposit.currency)
    post(context, { kind: 'matched-deposit', reference: deposit.id, moves: [{ from, to, amount: deposit.amount }] })
  }
  tellOf(context, deposit, 'info_deposit_failed')
  return reach(context, deposit, 'rejected', { creditAt: null, reason })
}

/** Sends the member a message about a deposit, with its amount and order. */
const tellOf = (context: Context, deposit: Deposit, key: MessageKey): void => {
  const { memberId, amount, orderReference, id } = deposit
  sendMessage(context, memberId, key, [amount, orderReference], { kind: 'deposit', id })
}

/** Rejects a deposit for a reason that the member can read. No money moves. */
export function rejectDeposit(context: Context, id: string, reason: string): Deposit {
  const deposit = openDeposit(context, id)
  tellOf(context, deposit, 'info_deposit_failed')
  return reach(context, deposit, 'rejected', { creditAt: null, reason })
}

/** Cancels an unpaid order: frees the receiver and blocks submission. */
export function cancelOrder(context: Context, member: Member, id: string): Deposit {
  const deposit = ownDeposit(context, member, id)
  if (deposit.status === 'expired') throw new Refusal('deposit.order.expired')
  if (deposit.status !== 'ordered') throw new Refusal('deposit.order.closed')
  return reach(context, deposit, 'rejected', { reason: reasons.cancelled.EN })
}

/** A deposit of the member. Refuses others' deposits like unknown ones. */
export function ownDeposit(context: Pick<Context, 'tables'>, member: Member, id: string): Deposit {
  const deposit = context.tables.deposits.get(id)
  if (!deposit || deposit.memberId !== member.id) throw new Refusal('deposit.order.unknown')
  return deposit
}

/** Advances every deposit whose time has come: expired orders, matching ones, credits that are due. */
export function settleDueDeposits(context: Context): void {
  const now = context.clock.now()
  for (const deposit of context.tables.deposits.between('open', 'open', 0, now)) {
    context.apart(`deposit ${deposit.id}`, () => takeDueStep(context, deposit, now))
  }
}

function takeDueStep(context: Context, deposit: Deposit, now: number): void {
  if (deposit.status === 'ordered' && now >= deposit.expiresAt) {
    reach(context, deposit, 'expired', {}, deposit.expiresAt)
  } else if (deposit.creditAt !== null && now >= deposit.creditAt) {
    creditDeposit(context, deposit.id)
  } else if (deposit.status === 'submitted' && deposit.creditAt !== null) {
    const matching = matchingAt(deposit, deposit.creditAt)
    if (now >= matching) reach(context, deposit, 'matching', {}, Math.round(matching))
  }
}

/** Whether {@link settleDueDeposits} has anything to do. */
export function depositsAreDue(context: Pick<Context, 'tables' | 'clock'>): boolean {
  return context.tables.deposits.any('open', 'open', 0, context.clock.now())
}

/** A member's deposits, newest first. */
export function depositsOf(context: Pick<Context, 'tables'>, memberId: number): Deposit[] {
  return context.tables.deposits.by('member', String(memberId)).sort((a, b) => (a.id < b.id ? 1 : -1))
}

function openDeposit(context: Context, id: string): Deposit {
  const deposit = context.tables.deposits.get(id)
  if (!deposit) throw new Refusal('deposit.order.unknown')
  if (!isOpen(deposit.status)) throw new Refusal('deposit.order.closed')
  return deposit
}

/** Moves a deposit to a status and records the time. */
export function reach(
  context: Context,
  deposit: Deposit,
  status: DepositStatus,
  change: Partial<Deposit>,
  at = context.clock.now(),
): Deposit {
  const reached: Deposit = { ...deposit, ...change, status, reachedAt: { ...deposit.reachedAt, [status]: at } }
  context.tables.deposits.put(deposit.id, reached)
  return reached
}
