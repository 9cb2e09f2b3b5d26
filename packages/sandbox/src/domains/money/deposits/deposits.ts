import { moneyText } from '@croupier/money'
import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, holdAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { openAccount, post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { mayPass } from '../../safety/safety/gate.ts'
import { creditFits } from '../../safety/safety/headroom.ts'
import type { World } from '../../../World.ts'
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
 * Credits a submitted or matching deposit: money moves from the cashier to the member, and the member gets a message. A matched
 * one comes out of what is held for the withdrawal it paid, and may be less than ordered when less arrived there.
 */
export function creditDeposit(world: World, id: string, arrived?: bigint): Deposit {
  const ordered = openDeposit(world, id)
  if (ordered.status === 'ordered') throw new Refusal('deposit.order.unknown')
  const deposit = arrived === undefined ? ordered : { ...ordered, amount: arrived }
  const member = world.tables.members.get(String(deposit.memberId))
  // What was ordered before is looked at again: a break, a limit or a missing birthday may have come in between.
  if (!member || !mayPass(world, member, 'deposit')) return returnDeposit(world, deposit, reasons.onBreak.EN)
  if (!creditFits(world, member, deposit.amount)) return returnDeposit(world, deposit, reasons.overLimit.EN)
  const cashier = deposit.withdrawalId ? holdAccount(deposit.merchant) : cashierAccount(deposit.merchant)
  openAccount(world, cashier, deposit.currency)
  post(world, {
    kind: depositMovement(deposit),
    reference: deposit.id,
    moves: [{ from: cashier, to: memberAccount(deposit.memberId), amount: deposit.amount }],
  })
  tellOf(world, deposit, 'info_deposit_arrival')
  return reach(world, deposit, 'credited', { creditAt: null })
}

/**
 * Sends money back to where it came from. The merchant's never entered the ledger; a matched transfer has reached its
 * receiver, so the cashier pays it back out of what was held for the withdrawal.
 */
function returnDeposit(world: World, deposit: Deposit, reason: string): Deposit {
  if (deposit.withdrawalId !== null) {
    const [from, to] = [holdAccount(deposit.merchant), cashierAccount(deposit.merchant)]
    openAccount(world, to, deposit.currency)
    post(world, { kind: 'matched-deposit', reference: deposit.id, moves: [{ from, to, amount: deposit.amount }] })
  }
  tellOf(world, deposit, 'info_deposit_failed')
  return reach(world, deposit, 'rejected', { creditAt: null, reason })
}

/** Tells the member of a deposit, with its amount and order. */
const tellOf = (world: World, deposit: Deposit, key: string): void => {
  const { memberId, amount, orderReference, id } = deposit
  // The wire's own code of the peso, TLB, says nothing to a person.
  const { isoCurrency, digits } = currencyOf(world, deposit)
  sendMessage(world, memberId, key, [`${isoCurrency} ${moneyText(amount, digits)}`, orderReference], {
    kind: 'deposit',
    id,
  })
}

/** Refuses a deposit for a reason the member gets to read. No money moves. */
export function rejectDeposit(world: World, id: string, reason: string): Deposit {
  const deposit = openDeposit(world, id)
  tellOf(world, deposit, 'info_deposit_failed')
  return reach(world, deposit, 'rejected', { creditAt: null, reason })
}

/** Gives up an order that was not paid: the receiver is free again and nothing can be submitted to it. */
export function cancelOrder(world: World, member: Member, id: string): Deposit {
  const deposit = ownDeposit(world, member, id)
  if (deposit.status === 'expired') throw new Refusal('deposit.order.expired')
  if (deposit.status !== 'ordered') throw new Refusal('deposit.order.closed')
  return reach(world, deposit, 'rejected', { reason: reasons.cancelled.EN })
}

/** A deposit of the member, or a refusal: somebody else's does not exist for them. */
export function ownDeposit(world: Pick<World, 'tables'>, member: Member, id: string): Deposit {
  const deposit = world.tables.deposits.get(id)
  if (!deposit || deposit.memberId !== member.id) throw new Refusal('deposit.order.unknown')
  return deposit
}

/** Moves every deposit whose time has come: expired orders, matching ones, credits that are due. */
export function settleDueDeposits(world: World): void {
  const now = world.clock.now()
  for (const deposit of world.tables.deposits.between('open', 'open', 0, now)) {
    world.apart(`deposit ${deposit.id}`, () => takeDueStep(world, deposit, now))
  }
}

function takeDueStep(world: World, deposit: Deposit, now: number): void {
  if (deposit.status === 'ordered' && now >= deposit.expiresAt) {
    reach(world, deposit, 'expired', {}, deposit.expiresAt)
  } else if (deposit.creditAt !== null && now >= deposit.creditAt) {
    creditDeposit(world, deposit.id)
  } else if (deposit.status === 'submitted' && deposit.creditAt !== null) {
    const matching = matchingAt(deposit, deposit.creditAt)
    if (now >= matching) reach(world, deposit, 'matching', {}, Math.round(matching))
  }
}

/** Whether {@link settleDueDeposits} has anything to do. */
export function depositsAreDue(world: Pick<World, 'tables' | 'clock'>): boolean {
  return world.tables.deposits.any('open', 'open', 0, world.clock.now())
}

/** A member's deposits, newest first. */
export function depositsOf(world: Pick<World, 'tables'>, memberId: number): Deposit[] {
  return world.tables.deposits.by('member', String(memberId)).sort((a, b) => (a.id < b.id ? 1 : -1))
}

function openDeposit(world: World, id: string): Deposit {
  const deposit = world.tables.deposits.get(id)
  if (!deposit) throw new Refusal('deposit.order.unknown')
  if (!isOpen(deposit.status)) throw new Refusal('deposit.order.closed')
  return deposit
}

/** Moves a deposit to a status and writes down when. */
export function reach(
  world: World,
  deposit: Deposit,
  status: DepositStatus,
  change: Partial<Deposit>,
  at = world.clock.now(),
): Deposit {
  const reached: Deposit = { ...deposit, ...change, status, reachedAt: { ...deposit.reachedAt, [status]: at } }
  world.tables.deposits.put(deposit.id, reached)
  return reached
}
