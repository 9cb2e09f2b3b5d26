import { moneyText, parseMoney, MoneyFormatError } from '@croupier/api'
import { cashierAccount, memberAccount, openAccount, post } from '../ledger/ledger.ts'
import { internationalMobile } from '../members/mobile.ts'
import type { Member } from '../members/rows.ts'
import { sendMessage } from '../members/messages.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import { creditDelay } from '../merchants/rules.ts'
import { randomInteger, randomPick } from '../random/random.ts'
import { Refusal } from '../refusal/Refusal.ts'
import { nextNumber, type World } from '../state/World.ts'
import type { DepositMethod } from './methods.ts'
import type { Deposit, DepositStatus } from './rows.ts'

/** Halfway through its waiting time a deposit counts as matching: the transfer was seen and is being compared. */
const MATCHING_SHARE = 0.5

/** A method of the merchant by code. */
export function methodOf(merchant: Merchant, code: string): DepositMethod {
  const method = merchant.depositMethods.find((one) => one.code === code)
  if (!method) throw new Refusal('deposit.method.closed')
  return method
}

/** First step: reserves a receiver and a reference for `amount` (decimal text). No money moves. */
export function orderDeposit(
  world: World,
  merchant: Merchant,
  member: Member,
  wish: { readonly method: string; readonly amount: string },
): Deposit {
  const method = methodOf(merchant, wish.method)
  const band = [moneyText(method.minimum), moneyText(method.maximum)]
  const amount = readAmount(wish.amount, band)
  if (amount < method.minimum || amount > method.maximum)
    throw new Refusal('deposit.amount.out.of.band', { values: band })
  const now = world.clock.now()
  const receiver = randomPick(world.random, method.receivers)
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
    senderName: '',
    reference: '',
    proofs: [],
    status: 'ordered',
    reachedAt: { ordered: now },
    expiresAt: now + method.minutes * 60_000,
    creditAt: null,
    reason: '',
  }
  world.tables.deposits.put(deposit.id, deposit)
  return deposit
}

function readAmount(text: string, band: readonly string[]): bigint {
  try {
    return parseMoney(text)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('deposit.amount.decimals', { values: band })
    throw failure
  }
}

/** What the member tells about the transfer made. */
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
  const deposit = world.tables.deposits.get(orderId)
  if (!deposit || deposit.memberId !== member.id) throw new Refusal('deposit.order.unknown')
  if (deposit.status === 'expired') throw new Refusal('deposit.order.expired')
  if (deposit.status !== 'ordered') throw new Refusal('deposit.order.closed')
  const method = methodOf(merchant, deposit.method)
  const sender = readSender(merchant, method, transfer.sender)
  const reference = transfer.reference.replace(/[\s-]/g, '').toUpperCase()
  if (!method.reference.test(reference)) {
    throw new Refusal('deposit.reference.invalid', { values: [method.referenceHint] })
  }
  if (world.tables.deposits.keysBy('reference', `${method.code}/${reference}`).size > 0) {
    throw new Refusal('deposit.reference.duplicate')
  }
  if (transfer.proofs.length > 3 || transfer.proofs.some((proof) => proof.bytes > 5 * 1024 * 1024)) {
    throw new Refusal('deposit.proof.invalid')
  }
  const delay = creditDelay(world, merchant)
  return reach(world, deposit, 'submitted', {
    sender,
    senderName: transfer.senderName.trim(),
    reference,
    proofs: transfer.proofs.map((proof) => proof.name),
    creditAt: delay === null ? null : world.clock.now() + delay,
  })
}

function readSender(merchant: Merchant, method: DepositMethod, typed: string): string {
  const digits = typed.replace(/[\s-]/g, '')
  if (method.senderHint === 'account') {
    if (!method.sender.test(digits)) throw new Refusal('deposit.sender.invalid')
    return digits
  }
  const international = internationalMobile(merchant, digits)
  const national = international === null ? digits : `0${international.slice(merchant.dialingCode.length)}`
  if (!method.sender.test(national)) throw new Refusal('deposit.sender.invalid')
  return national
}

/** Credits a submitted or matching deposit: money moves from the cashier to the member, and the member is told. */
export function creditDeposit(world: World, id: string): Deposit {
  const deposit = openDeposit(world, id)
  if (deposit.status === 'ordered') throw new Refusal('deposit.order.unknown')
  const cashier = cashierAccount(deposit.merchant)
  openAccount(world, cashier, deposit.currency)
  post(world, {
    kind: 'deposit',
    reference: deposit.id,
    moves: [{ from: cashier, to: memberAccount(deposit.memberId), amount: deposit.amount }],
  })
  sendMessage(world, deposit.memberId, 'info_deposit_arrival', [moneyText(deposit.amount)])
  return reach(world, deposit, 'credited', { creditAt: null })
}

/** Refuses a deposit for a reason the member gets to read. No money moves. */
export function rejectDeposit(world: World, id: string, reason: string): Deposit {
  const deposit = openDeposit(world, id)
  sendMessage(world, deposit.memberId, 'info_deposit_failed', [moneyText(deposit.amount)])
  return reach(world, deposit, 'rejected', { creditAt: null, reason })
}

/** Moves every deposit whose time has come: expired orders, matching ones, credits that are due. */
export function settleDueDeposits(world: World): void {
  const now = world.clock.now()
  for (const deposit of world.tables.deposits.by('open', 'open')) {
    if (deposit.status === 'ordered' && now >= deposit.expiresAt) {
      reach(world, deposit, 'expired', {}, deposit.expiresAt)
    } else if (deposit.creditAt !== null && now >= deposit.creditAt) {
      creditDeposit(world, deposit.id)
    } else if (deposit.status === 'submitted' && deposit.creditAt !== null) {
      const submitted = deposit.reachedAt.submitted ?? now
      const matching = submitted + (deposit.creditAt - submitted) * MATCHING_SHARE
      if (now >= matching) reach(world, deposit, 'matching', {}, Math.round(matching))
    }
  }
}

/** Whether {@link settleDueDeposits} would have anything to look at. */
export function depositsAreOpen(world: Pick<World, 'tables'>): boolean {
  return world.tables.deposits.keysBy('open', 'open').size > 0
}

/** A member's deposits, newest first. */
export function depositsOf(world: Pick<World, 'tables'>, memberId: number): Deposit[] {
  return world.tables.deposits.by('member', String(memberId)).sort((a, b) => (a.id < b.id ? 1 : -1))
}

function openDeposit(world: World, id: string): Deposit {
  const deposit = world.tables.deposits.get(id)
  if (!deposit) throw new Refusal('deposit.order.unknown')
  if (!['ordered', 'submitted', 'matching'].includes(deposit.status)) throw new Refusal('deposit.order.closed')
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
