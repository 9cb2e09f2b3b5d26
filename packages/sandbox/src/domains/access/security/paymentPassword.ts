import { Refusal } from '../../../Refusal.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
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

/**
 * Refuses anything but the right payment password. Every call that asks for one calls this: withdrawals, redemptions,
 * transfers. The fifth wrong one closes it for a quarter of an hour.
 */
export function requirePaymentPassword(world: World, memberId: number, typed: string): void {
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
