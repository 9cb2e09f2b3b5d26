import { MINUTE } from '@croupier/locales/calendar'
import { fitPictures, pictureLimit } from '../../wire/pictureFiles.ts'
import { readSender } from './sender.ts'
import { fitsRule, ruleWords } from './transferRules.ts'
import { Refusal } from '../../Refusal.ts'
import { cashierAccount, holdAccount, memberAccount } from '../../core/ledger/accounts.ts'
import { nextNumber } from '../../core/state/CoreWorld.ts'
import { moneyText, parseMoney, MoneyFormatError } from '@croupier/api'
import { openAccount, post } from '../../core/ledger/ledger.ts'
import type { Member } from '../members/rows.ts'
import { sendMessage } from '../inbox/messages.ts'
import { nameFits } from '../members/realName.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import { creditDelay, methodIsOpen } from '../merchants/rules.ts'
import { randomInteger, randomPick } from '../../core/random/random.ts'
import { breakOf, refuseIfOnBreak } from '../safety/breaks.ts'
import { followTraits } from '../safety/exclusions.ts'
import { refuseBeforeFirstSteps } from '../safety/firstDeposit.ts'
import { internationalMobile } from '../members/mobile.ts'
import { refuseOverDepositLimit } from '../safety/rooms.ts'
import { type World } from '../../World.ts'
import { networkKnows } from '../network/network.ts'
import { refuseSamePerson, reserveMatch } from '../withdrawals/matching.ts'
import { openPayout } from '../withdrawals/payouts.ts'
import { matchingAt } from './due.ts'
import type { DepositMethod } from './methods.ts'
import { reasons } from './reasons.ts'
import type { Deposit, DepositStatus } from './rows.ts'

/** Orders a member may have open at one time, whatever their method: none of them holds a withdrawal back for long. */
export const MOST_OPEN_ORDERS = 5

/** The kind of movement that credits a deposit. */
export const depositMovement = ({ withdrawalId }: Pick<Deposit, 'withdrawalId'>) =>
  withdrawalId === null ? 'deposit' : 'matched-deposit'

/** A method of the merchant by code. */
export function methodOf(merchant: Merchant, code: string): DepositMethod {
  const method = merchant.depositMethods.find((one) => one.code === code)
  if (!method) throw new Refusal('deposit.method.closed')
  return method
}

/**
 * First step: reserves a receiver and a reference for `amount` (decimal text). No money moves. Refuses on a break, before
 * the first deposit's two questions are answered, and beyond the member's deposit limit by whatever method [G-14].
 */
export function orderDeposit(
  world: World,
  merchant: Merchant,
  member: Member,
  wish: { readonly method: string; readonly amount: string; readonly senderName?: string },
): Deposit {
  refuseIfOnBreak(world, member, 'deposit')
  const method = methodOf(merchant, wish.method)
  if (!methodIsOpen(world, merchant, method.code)) throw new Refusal('deposit.method.closed')
  const band = [moneyText(method.minimum), moneyText(method.maximum)]
  const amount = readAmount(wish.amount, band)
  if (amount < method.minimum || amount > method.maximum)
    throw new Refusal('deposit.amount.out.of.band', { values: band })
  refuseBeforeFirstSteps(world, merchant, member)
  refuseOverDepositLimit(world, member, amount)
  if (openOrdersOf(world, member) >= MOST_OPEN_ORDERS)
    throw new Refusal('deposit.orders.many', { values: [String(MOST_OPEN_ORDERS)] })
  const now = world.clock.now()
  const match = method.kind === 'c2c' ? reserveMatch(world, member, amount) : null
  const receiver = match
    ? { name: match.accountName, number: match.accountNumber }
    : randomPick(world.random, method.receivers)
  const number = nextNumber(world, 'deposit', 1)
  const deposit: Deposit = {
    id: `D${String(number).padStart(8, '0')}`,
    orderReference: `${method.code.slice(0, 2)}${String(number).padStart(5, '0')}${String(randomInteger(world.random, 900) + 100)}`,
    memberId: member.id,
    merchant: merchant.code,
    method: method.code,
    amount,
    fee: method.fee,
    currency: merchant.currency,
    receiverName: receiver.name,
    receiverNumber: receiver.number,
    sender: '',
    senderName: wish.senderName ?? '',
    reference: '',
    proofs: [],
    status: 'ordered',
    reachedAt: { ordered: now },
    expiresAt: now + method.minutes * MINUTE,
    creditAt: null,
    reason: '',
    withdrawalId: match?.id ?? null,
  }
  world.tables.deposits.put(deposit.id, deposit)
  return deposit
}

function openOrdersOf(world: Pick<World, 'tables'>, member: Member): number {
  return world.tables.deposits.by('member', String(member.id)).filter(({ status }) => isOpen(status)).length
}

const isOpen = (status: DepositStatus): boolean =>
  status === 'ordered' || status === 'submitted' || status === 'matching'

function readAmount(text: string, band: readonly string[]): bigint {
  try {
    return parseMoney(text)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('deposit.amount.decimals', { values: band })
    throw failure
  }
}

/** Facts that the member gives about the transfer. */
export interface Transfer {
  readonly sender: string
  readonly senderName: string
  readonly reference: string
  readonly proofs: readonly { readonly name: string; readonly bytes: number }[]
}

/** Second step: the member has paid. From here the deposit waits for the operator, or for its own time. */
export function submitDeposit(
  world: World,
  merchant: Merchant,
  member: Member,
  orderId: string,
  transfer: Transfer,
): Deposit {
  const deposit = ownDeposit(world, member, orderId)
  if (deposit.status === 'expired') throw new Refusal('deposit.order.expired')
  if (deposit.status !== 'ordered') throw new Refusal('deposit.order.closed')
  const method = methodOf(merchant, deposit.method)
  const sender = readSender(merchant, method.sender, transfer.sender)
  if (sender === null) throw new Refusal('deposit.sender.invalid')
  // The number money comes from tells the person as well.
  followTraits(world, member, sender === '' ? [] : [internationalMobile(merchant, sender) ?? sender])
  const reference = transfer.reference.replace(/[\s-]/g, '').toUpperCase()
  if (!fitsRule(method.reference, reference)) {
    throw new Refusal('deposit.reference.invalid', { values: [ruleWords(method.reference)] })
  }
  if (world.tables.deposits.keysBy('reference', `${method.code}/${reference}`).size > 0) {
    throw new Refusal('deposit.reference.duplicate')
  }
  if (!fitPictures(transfer.proofs, method.proof)) {
    throw new Refusal('deposit.proof.invalid', { values: pictureLimit(method.proof) })
  }
  if (method.proof.required && transfer.proofs.length === 0) throw new Refusal('deposit.proof.required')
  // A bank transfer comes from an account in the member's own name (requirements 1.1.2).
  if (method.kind === 'bank' && transfer.senderName.trim() && !nameFits(member, transfer.senderName)) {
    throw new Refusal('deposit.name.mismatch')
  }
  // A matched deposit never credits itself by the merchant's delay: it waits for the receiver, or for the time that
  // begins once the payment network knows the transfer. A reference and a picture alone prove nothing.
  if (deposit.withdrawalId) {
    refuseSamePerson(world, member, deposit.withdrawalId)
    const proven = networkKnows(world, deposit, reference)
    openPayout(world, deposit.withdrawalId, deposit.amount, { depositId: deposit.id, proven })
  }
  const delay = deposit.withdrawalId ? null : creditDelay(world, merchant)
  return reach(world, deposit, 'submitted', {
    sender,
    senderName: transfer.senderName.trim() || deposit.senderName,
    reference,
    proofs: transfer.proofs.map((proof) => proof.name),
    creditAt: delay === null ? null : world.clock.now() + delay,
  })
}

/**
 * Credits a submitted or matching deposit: money moves from the cashier to the member, and the member gets a message. A matched
 * one comes out of what is held for the withdrawal it paid, and may be less than ordered when less arrived there.
 */
export function creditDeposit(world: World, id: string, arrived?: bigint): Deposit {
  const ordered = openDeposit(world, id)
  if (ordered.status === 'ordered') throw new Refusal('deposit.order.unknown')
  const deposit = arrived === undefined ? ordered : { ...ordered, amount: arrived }
  const member = world.tables.members.get(String(deposit.memberId))
  // An order made before a break is not credited during it.
  if (!member || breakOf(world, member)) return returnDeposit(world, deposit)
  const cashier = deposit.withdrawalId ? holdAccount(deposit.merchant) : cashierAccount(deposit.merchant)
  openAccount(world, cashier, deposit.currency)
  post(world, {
    kind: depositMovement(deposit),
    reference: deposit.id,
    moves: [{ from: cashier, to: memberAccount(deposit.memberId), amount: deposit.amount }],
  })
  sendMessage(world, deposit.memberId, 'info_deposit_arrival', [moneyText(deposit.amount)])
  return reach(world, deposit, 'credited', { creditAt: null })
}

/**
 * Sends money back to where it came from. The merchant's never entered the ledger; a matched transfer has reached its
 * receiver, so the cashier pays it back out of what was held for the withdrawal.
 */
function returnDeposit(world: World, deposit: Deposit): Deposit {
  if (deposit.withdrawalId !== null) {
    const [from, to] = [holdAccount(deposit.merchant), cashierAccount(deposit.merchant)]
    openAccount(world, to, deposit.currency)
    post(world, { kind: 'matched-deposit', reference: deposit.id, moves: [{ from, to, amount: deposit.amount }] })
  }
  sendMessage(world, deposit.memberId, 'info_deposit_failed', [moneyText(deposit.amount)])
  return reach(world, deposit, 'rejected', { creditAt: null, reason: reasons.onBreak.EN })
}

/** Refuses a deposit for a reason the member gets to read. No money moves. */
export function rejectDeposit(world: World, id: string, reason: string): Deposit {
  const deposit = openDeposit(world, id)
  sendMessage(world, deposit.memberId, 'info_deposit_failed', [moneyText(deposit.amount)])
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
export function depositsAreDue(world: Pick<World, 'figures' | 'clock'>): boolean {
  return world.figures.dueDeposits.any(world.clock.now())
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

function reach(
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
