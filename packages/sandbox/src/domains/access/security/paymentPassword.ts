import { Refusal } from '../../../Refusal.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { merchantOf, moduleOn } from '../../merchants/merchants/rules.ts'
import { changeSecurity, securityOf } from './security.ts'
import type { World } from '../../../World.ts'

/** Whether the member has set a payment password. */
export function hasPaymentPassword(world: Pick<World, 'tables'>, memberId: number): boolean {
  return securityOf(world, memberId).paymentHash !== ''
}

/** Sets the payment password: six digits, checked by the contract already. A pause after wrong ones goes on. */
export function setPaymentPassword(world: World, memberId: number, password: string): void {
  changeSecurity(world, memberId, { paymentHash: world.passwords.hash(password) })
}

/** Whether the merchant has payment passwords: where nobody can set one, no call asks for one. */
export const hasPaymentPasswords = (world: World, merchant: Merchant): boolean =>
  moduleOn(world, merchant, 'PAYMENTPASS3')

/**
 * Refuses anything but the right payment password, at a merchant that has them. Every call that asks for one calls this:
 * withdrawals, redemptions, transfers. The fifth wrong one closes it for a quarter of an hour.
 */
export function requirePaymentPassword(world: World, member: Member, typed = ''): void {
  const merchant = merchantOf(world, member.merchant)
  if (merchant && !hasPaymentPasswords(world, merchant)) return
  const memberId = member.id
  const { paymentHash } = securityOf(world, memberId)
  if (paymentHash === '') throw new Refusal('not.exists.payment.password')
  const who = String(memberId)
  refuseLocked(world, LIMITS.paymentPassword, who)
  if (world.passwords.fits(paymentHash, typed)) {
    clearAttempts(world, LIMITS.paymentPassword, who)
    return
  }
  countAttempt(world, LIMITS.paymentPassword, who)
  throw new Refusal('invalid.payment.pw', { keep: true })
}
