import { Refusal } from '../../../Refusal.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { merchantOf, moduleOn } from '../../merchants/merchants/rules.ts'
import { changeSecurity, securityOf } from './security.ts'
import type { Context } from '../../../Context.ts'

/** Whether the member has set a payment password. */
export function hasPaymentPassword(context: Pick<Context, 'tables'>, memberId: number): boolean {
  return securityOf(context, memberId).paymentHash !== ''
}

/** Sets the payment password: six digits, already checked by the contract. A lock after wrong ones continues. */
export function setPaymentPassword(context: Context, memberId: number, password: string): void {
  changeSecurity(context, memberId, { paymentHash: context.passwords.hash(password) })
}

/** Whether the merchant has payment passwords; where members cannot set one, no call asks for one. */
export const hasPaymentPasswords = (context: Context, merchant: Merchant): boolean =>
  moduleOn(context, merchant, 'PAYMENTPASS3')

/**
 * Refuses anything but the right payment password, at a merchant that has them. Every call that requires one calls
 * this: withdrawals, redemptions, transfers. The fifth wrong one locks it for a quarter of an hour.
 */
export function requirePaymentPassword(context: Context, member: Member, typed = ''): void {
  const merchant = merchantOf(context, member.merchant)
  if (merchant && !hasPaymentPasswords(context, merchant)) return
  const memberId = member.id
  const { paymentHash } = securityOf(context, memberId)
  if (paymentHash === '') throw new Refusal('not.exists.payment.password')
  const who = String(memberId)
  refuseLocked(context, LIMITS.paymentPassword, who)
  if (context.passwords.fits(paymentHash, typed)) {
    clearAttempts(context, LIMITS.paymentPassword, who)
    return
  }
  countAttempt(context, LIMITS.paymentPassword, who)
  throw new Refusal('invalid.payment.pw', { keep: true })
}
