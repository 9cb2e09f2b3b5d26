import { periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { holdAccount, houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { activeCard } from '../bank/cards.ts'
import { BalanceInsufficient, balanceOf, openAccount, post, walletBalance } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { refuseUnchecked } from './readiness.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn, payoutDelay } from '../../merchants/merchants/rules.ts'
import { refuseCooling } from '../../access/security/guardChanges.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import type { Context } from '../../../Context.ts'
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
  /** Other members' deposits may pay it; no fee. */
  readonly c2c: boolean
}

/**
 * Requests a withdrawal. The amount leaves the balance immediately and is held; the member cannot bring it
 * back into play. Possible during a break; a bonus locks only its own part of the balance.
 */
export function requestWithdrawal(
  context: Context,
  merchant: Merchant,
  member: Member,
  request: WithdrawalRequest,
): Withdrawal {
  // Checked first: the count of wrong tries is kept although everything else is rolled back.
  if (!moduleOn(context, merchant, 'WDRAWNOPASSVERIF3')) requirePaymentPassword(context, member, request.password)
  refuseCooling(context, merchant, member)
  refuseUnchecked(context, merchant, member)
  const terms = merchant.withdrawals
  const now = context.clock.now()
  if (!opensAt(terms, now, merchant.timeZone))
    throw new Refusal('withdrawal.closed.hours', { values: [terms.from, terms.until] })
  const amount = readAmount(request.amount, merchant.digits)
  if (amount < terms.minimum || amount > terms.maximum)
    throw new Refusal('withdrawal.amount.out.of.band', { values: [terms.minimum, terms.maximum] })
  const card = activeCard(context, merchant, member, request.bankCardId)
  const today = headroomToday(context, merchant, member)
  if (today.times <= 0 || amount > today.amount)
    throw new Refusal('withdrawal.daily.limit', { values: [String(Math.max(0, today.times)), today.amount] })
  refuseBound(context, member, amount)
  const byCode = amount >= withoutCode(context, merchant, member)
  if (byCode) redeemCode(context, merchant, member, request.verificationCode)
  const fee = chargeFor(terms, card.cardType, amount, request.c2c)
  if (fee >= amount) throw new Refusal('withdrawal.amount.out.of.band', { values: [fee, terms.maximum] })
  const delay = payoutDelay(context, merchant)
  const withdrawal: Withdrawal = {
    id: `W${String(nextNumber(context, 'withdrawal', 1)).padStart(8, '0')}`,
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
  openAccount(context, hold, merchant.currency)
  try {
    const moves = [{ from: memberAccount(member.id), to: hold, amount }]
    post(context, { kind: 'withdrawal', reference: withdrawal.id, moves })
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
  }
  context.tables.withdrawals.put(withdrawal.id, withdrawal)
  return withdrawal
}

/** Reads an amount; refuses more decimals than the currency has. */
function readAmount(text: string, digits: number): bigint {
  try {
    return parseMoney(text, digits)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('withdrawal.amount.decimals')
    throw failure
  }
}

/** Number and amount of withdrawals a member has left on this calendar day of the market. */
export function headroomToday(context: Context, merchant: Merchant, member: Member): { times: number; amount: bigint } {
  const { timesADay, amountADay } = merchant.withdrawals
  const today = takenToday(context, merchant, member)
  const used = today.reduce((sum, one) => sum + one.amount, 0n)
  return { times: timesADay - today.length, amount: amountADay > used ? amountADay - used : 0n }
}

/**
 * The next withdrawal needs a code from this amount on. Amounts of a day add up until a code was entered, so
 * splitting a withdrawal does not avoid it.
 */
export function withoutCode(context: Context, merchant: Merchant, member: Member): bigint {
  const { codeFrom } = merchant.withdrawals
  let taken = 0n
  for (const { amount, byCode } of takenToday(context, merchant, member)) taken = byCode ? 0n : taken + amount
  return codeFrom > taken ? codeFrom - taken : 0n
}

/**
 * The member's withdrawals of the market's day, oldest first, each with the amount that was not given back. One of which
 * nothing was paid is not among them.
 */
function takenToday(
  context: Context,
  merchant: Merchant,
  member: Member,
): { readonly amount: bigint; readonly byCode: boolean }[] {
  const { from } = periodAt('day', context.clock.now(), merchant.timeZone)
  return context.tables.withdrawals
    .by('member', String(member.id))
    .filter(({ at, amount, returned }) => at >= from && amount > returned)
    .map(({ amount, returned, byCode = false }) => ({ amount: amount - returned, byCode }))
}

/** Refuses to pay out money that a bonus locks; the text names the amount that is free. */
function refuseBound(context: Context, member: Member, amount: bigint): void {
  const bound = boundByWagering(context, member.id)
  const free = balanceOf(context, memberAccount(member.id))
  if (amount <= free || amount > walletBalance(context, memberAccount(member.id))) return
  throw new Refusal('withdrawal.turnover.left', {
    values: [bound, wageringLeft(context, member.id), free],
  })
}

function redeemCode(context: Context, merchant: Merchant, member: Member, code: string | undefined): void {
  // A profile without a number cannot receive a code, so none is required.
  if (!member.mobile) return
  if (!code) throw new Refusal('withdrawal.verification.required', { value: { field: 'verificationCode' } })
  redeemSms(context, merchant, { purpose: 'withdraw', receiver: member.mobile, typed: code })
}

/** Rejects a withdrawal: returns the held money to the member, with a reason that the member can read. */
export function rejectWithdrawal(context: Context, id: string, reason: string): Withdrawal {
  const withdrawal = withdrawalOf(context, id)
  if (withdrawal.status !== 'requested' && withdrawal.status !== 'reviewing') throw new Refusal('withdrawal.stage')
  tellOf(context, withdrawal, 'info_withdraw_reject', withdrawal.amount)
  return giveBack(context, withdrawal, 'rejected', reason)
}

/** Returns what could not be paid after approval, e.g. when the bank rejected it. */
export function returnWithdrawal(context: Context, id: string, reason: string): Withdrawal {
  const withdrawal = withdrawalOf(context, id)
  if (withdrawal.status !== 'approved' && withdrawal.status !== 'paying') throw new Refusal('withdrawal.stage')
  const promised = context.ports.promisedDeposits(context, id).length > 0
  const unanswered = context.tables.payouts.by('withdrawal', id).some(({ status }) => status === 'waiting')
  if (promised || unanswered) throw new Refusal('withdrawal.stage')
  tellOf(context, withdrawal, 'info_withdraw_reject', withdrawal.held)
  return giveBack(context, withdrawal, 'returned', reason)
}

function giveBack(
  context: Context,
  withdrawal: Withdrawal,
  status: 'rejected' | 'returned',
  reason: string,
): Withdrawal {
  const { id, merchant, memberId, held, fee } = withdrawal
  const member = memberAccount(memberId)
  // A payout that never arrived costs no fee.
  const feeBack = withdrawal.feeTaken && withdrawal.received === 0n ? fee : 0n
  const moves = [
    { from: holdAccount(merchant), to: member, amount: held },
    { from: houseAccount(merchant), to: member, amount: feeBack },
  ]
  post(context, { kind: 'withdrawal-returned', reference: id, moves })
  return reach(context, withdrawal, status, { held: 0n, returned: held + feeBack, reason, nextAt: null })
}

/** The operator starts the review. */
export function reviewWithdrawal(context: Context, id: string, at = context.clock.now()): Withdrawal {
  const withdrawal = withdrawalOf(context, id)
  if (withdrawal.status !== 'requested') throw new Refusal('withdrawal.stage')
  return reach(context, withdrawal, 'reviewing', {}, at)
}

/** The operator approves; from here on the merchant or matched depositors pay it. */
export function approveWithdrawal(context: Context, id: string, at = context.clock.now()): Withdrawal {
  const asked = withdrawalOf(context, id)
  const withdrawal = asked.status === 'requested' ? reviewWithdrawal(context, id, at) : asked
  if (withdrawal.status !== 'reviewing') throw new Refusal('withdrawal.stage')
  tellOf(context, withdrawal, 'info_withdraw_approve', withdrawal.amount)
  return reach(context, withdrawal, 'approved', {}, at)
}

/** Opens or closes a withdrawal to depositors; depositors with an order may still pay it. */
export function markC2c(context: Context, id: string, on: boolean): Withdrawal {
  const withdrawal = withdrawalOf(context, id)
  if (withdrawal.fee > 0n || ['received', 'rejected', 'returned', 'waiting'].includes(withdrawal.status))
    throw new Refusal('withdrawal.stage')
  const marked: Withdrawal = { ...withdrawal, c2c: on }
  context.tables.withdrawals.put(id, marked)
  return marked
}

/** A member's withdrawals, newest first. */
export function withdrawalsOf(context: Pick<Context, 'tables'>, memberId: number): Withdrawal[] {
  return context.tables.withdrawals.by('member', String(memberId)).sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** A member's own withdrawal; refuses others' like unknown ones. */
export function ownWithdrawal(context: Pick<Context, 'tables'>, member: Member, id: string): Withdrawal {
  const withdrawal = withdrawalOf(context, id)
  if (withdrawal.memberId !== member.id) throw new Refusal('withdrawal.unknown')
  return withdrawal
}
