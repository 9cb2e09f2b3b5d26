import { periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { holdAccount, houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { activeCard } from '../bank/cards.ts'
import { BalanceInsufficient, balanceOf, openAccount, post, walletBalance } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { refuseUnchecked } from './readiness.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn, payoutDelay } from '../../merchants/merchants/rules.ts'
import { refuseCooling } from '../../access/security/guardChanges.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import type { World } from '../../../World.ts'
import { redeemSms } from '../../identity/verification/sms.ts'
import { boundByWagering, wageringLeft } from '../wagering/wagering.ts'
import { reach, tellOf, withdrawalOf } from './payouts.ts'
import type { Withdrawal } from './rows.ts'
import { chargeFor, opensAt } from '../../merchants/merchants/withdrawalTerms.ts'

/** Input of a withdrawal. */
export interface WithdrawalRequest {
  /** Decimal text. */
  readonly amount: string
  readonly bankCardId: string
  readonly password?: string | undefined
  readonly verificationCode?: string | undefined
  /** May be paid by the deposits of other members; costs nothing. */
  readonly c2c: boolean
}

/**
 * Asks for a payout. The amount leaves the balance immediately and is held; there is no way for the member to take it
 * back into play. A break does not stop it; a bonus binds its own part of the balance and no more.
 */
export function requestWithdrawal(
  world: World,
  merchant: Merchant,
  member: Member,
  request: WithdrawalRequest,
): Withdrawal {
  // Asked first: the count of wrong tries is kept although everything else is undone.
  if (!moduleOn(world, merchant, 'WDRAWNOPASSVERIF3')) requirePaymentPassword(world, member, request.password)
  refuseCooling(world, merchant, member)
  refuseUnchecked(world, merchant, member)
  const terms = merchant.withdrawals
  const now = world.clock.now()
  if (!opensAt(terms, now, merchant.timeZone))
    throw new Refusal('withdrawal.closed.hours', { values: [terms.from, terms.until] })
  const amount = readAmount(request.amount, merchant.digits)
  if (amount < terms.minimum || amount > terms.maximum)
    throw new Refusal('withdrawal.amount.out.of.band', { values: [terms.minimum, terms.maximum] })
  const card = activeCard(world, merchant, member, request.bankCardId)
  const today = roomToday(world, merchant, member)
  if (today.times <= 0 || amount > today.amount)
    throw new Refusal('withdrawal.daily.limit', { values: [String(Math.max(0, today.times)), today.amount] })
  refuseBound(world, member, amount)
  const byCode = amount >= withoutCode(world, merchant, member)
  if (byCode) redeemCode(world, merchant, member, request.verificationCode)
  const fee = chargeFor(terms, card.cardType, amount, request.c2c)
  if (fee >= amount) throw new Refusal('withdrawal.amount.out.of.band', { values: [fee, terms.maximum] })
  const delay = payoutDelay(world, merchant)
  const withdrawal: Withdrawal = {
    id: `W${String(nextNumber(world, 'withdrawal', 1)).padStart(8, '0')}`,
    memberId: member.id,
    merchant: merchant.code,
    currency: merchant.currency,
    amount,
    ...(byCode && { byCode: true as const }),
    fee,
    sent: 0n,
    received: 0n,
    returned: 0n,
    held: amount,
    feeTaken: false,
    cardType: card.cardType,
    bankCardId: card.id,
    bankName: card.bankName,
    accountNumber: card.accountNumber,
    accountName: card.accountName,
    c2c: request.c2c,
    status: 'requested',
    stages: [{ stage: 'requested', at: now }],
    at: now,
    nextAt: delay === null ? null : now + Math.floor(delay / 4),
    reason: '',
  }
  const hold = holdAccount(merchant.code)
  openAccount(world, hold, merchant.currency)
  try {
    const moves = [{ from: memberAccount(member.id), to: hold, amount }]
    post(world, { kind: 'withdrawal', reference: withdrawal.id, moves })
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
  }
  world.tables.withdrawals.put(withdrawal.id, withdrawal)
  return withdrawal
}

/** Takes an amount apart; refuses more decimals than the currency has. */
function readAmount(text: string, digits: number): bigint {
  try {
    return parseMoney(text, digits)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('withdrawal.amount.decimals')
    throw failure
  }
}

/** How often and how much a member may still withdraw on this calendar day of the market. */
export function roomToday(world: World, merchant: Merchant, member: Member): { times: number; amount: bigint } {
  const { timesADay, amountADay } = merchant.withdrawals
  const today = takenToday(world, merchant, member)
  const used = today.reduce((sum, one) => sum + one.amount, 0n)
  return { times: timesADay - today.length, amount: amountADay > used ? amountADay - used : 0n }
}

/**
 * From this amount on the next withdrawal needs a code. Amounts of a day count together until a code was given, so that
 * nobody avoids it in parts.
 */
export function withoutCode(world: World, merchant: Merchant, member: Member): bigint {
  const { codeFrom } = merchant.withdrawals
  let taken = 0n
  for (const { amount, byCode } of takenToday(world, merchant, member)) taken = byCode ? 0n : taken + amount
  return codeFrom > taken ? codeFrom - taken : 0n
}

/** The member's withdrawals of the market's day that were not rejected, oldest first. */
function takenToday(world: World, merchant: Merchant, member: Member): Withdrawal[] {
  const { from } = periodAt('day', world.clock.now(), merchant.timeZone)
  return world.tables.withdrawals
    .by('member', String(member.id))
    .filter((one) => one.at >= from && one.status !== 'rejected')
}

/** Refuses to let money go that a bonus binds; the text names what may go. */
function refuseBound(world: World, member: Member, amount: bigint): void {
  const bound = boundByWagering(world, member.id)
  const free = balanceOf(world, memberAccount(member.id))
  if (amount <= free || amount > walletBalance(world, memberAccount(member.id))) return
  throw new Refusal('withdrawal.turnover.left', {
    values: [bound, wageringLeft(world, member.id), free],
  })
}

function redeemCode(world: World, merchant: Merchant, member: Member, code: string | undefined): void {
  // A profile without a number cannot be asked for a code that was sent to one.
  if (!member.mobile) return
  if (!code) throw new Refusal('withdrawal.verification.required', { value: { field: 'verificationCode' } })
  redeemSms(world, merchant, { purpose: 'withdraw', receiver: member.mobile, typed: code })
}

/** Says no: everything held goes back to the member, and the reason is theirs to read. */
export function rejectWithdrawal(world: World, id: string, reason: string): Withdrawal {
  const withdrawal = withdrawalOf(world, id)
  if (withdrawal.status !== 'requested' && withdrawal.status !== 'reviewing') throw new Refusal('withdrawal.stage')
  tellOf(world, withdrawal, 'info_withdraw_reject', withdrawal.amount)
  return giveBack(world, withdrawal, 'rejected', reason)
}

/** Gives back what could not be paid after it was approved, e.g. when the bank sent it back. */
export function returnWithdrawal(world: World, id: string, reason: string): Withdrawal {
  const withdrawal = withdrawalOf(world, id)
  if (withdrawal.status !== 'approved' && withdrawal.status !== 'paying') throw new Refusal('withdrawal.stage')
  const promised = world.ports.promisedDeposits(world, id).length > 0
  const unanswered = world.tables.payouts.by('withdrawal', id).some(({ status }) => status === 'waiting')
  if (promised || unanswered) throw new Refusal('withdrawal.stage')
  tellOf(world, withdrawal, 'info_withdraw_reject', withdrawal.held)
  return giveBack(world, withdrawal, 'returned', reason)
}

function giveBack(world: World, withdrawal: Withdrawal, status: 'rejected' | 'returned', reason: string): Withdrawal {
  const { id, merchant, memberId, held, fee } = withdrawal
  const member = memberAccount(memberId)
  // A payout that never arrived costs nothing.
  const feeBack = withdrawal.feeTaken && withdrawal.received === 0n ? fee : 0n
  const moves = [
    { from: holdAccount(merchant), to: member, amount: held },
    { from: houseAccount(merchant), to: member, amount: feeBack },
  ]
  post(world, { kind: 'withdrawal-returned', reference: id, moves })
  return reach(world, withdrawal, status, { held: 0n, returned: held + feeBack, reason, nextAt: null })
}

/** The operator begins to look at it. */
export function reviewWithdrawal(world: World, id: string, at = world.clock.now()): Withdrawal {
  const withdrawal = withdrawalOf(world, id)
  if (withdrawal.status !== 'requested') throw new Refusal('withdrawal.stage')
  return reach(world, withdrawal, 'reviewing', {}, at)
}

/** The operator agrees; from here it is paid, by the merchant or by depositors who are matched to it. */
export function approveWithdrawal(world: World, id: string, at = world.clock.now()): Withdrawal {
  const asked = withdrawalOf(world, id)
  const withdrawal = asked.status === 'requested' ? reviewWithdrawal(world, id, at) : asked
  if (withdrawal.status !== 'reviewing') throw new Refusal('withdrawal.stage')
  tellOf(world, withdrawal, 'info_withdraw_approve', withdrawal.amount)
  return reach(world, withdrawal, 'approved', {}, at)
}

/** Opens a withdrawal to depositors, or closes it to them; those who already promised to pay it still may. */
export function markC2c(world: World, id: string, on: boolean): Withdrawal {
  const withdrawal = withdrawalOf(world, id)
  if (withdrawal.fee > 0n || ['received', 'rejected', 'returned', 'waiting'].includes(withdrawal.status))
    throw new Refusal('withdrawal.stage')
  const marked: Withdrawal = { ...withdrawal, c2c: on }
  world.tables.withdrawals.put(id, marked)
  return marked
}

/** A member's withdrawals, newest first. */
export function withdrawalsOf(world: Pick<World, 'tables'>, memberId: number): Withdrawal[] {
  return world.tables.withdrawals.by('member', String(memberId)).sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** A member's own withdrawal; somebody else's does not exist for them. */
export function ownWithdrawal(world: Pick<World, 'tables'>, member: Member, id: string): Withdrawal {
  const withdrawal = withdrawalOf(world, id)
  if (withdrawal.memberId !== member.id) throw new Refusal('withdrawal.unknown')
  return withdrawal
}
