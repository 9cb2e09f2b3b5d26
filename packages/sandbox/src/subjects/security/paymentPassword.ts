import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../Refusal.ts'
import { randomToken } from '../../core/random/random.ts'
import { changeSecurity, securityOf } from './security.ts'
import type { World } from '../../World.ts'
import { sha256 } from '../../core/random/sha256.ts'

/** Wrong payment passwords in a row, and how long they close the door. */
const PAYMENT_WRONG = 5
const PAYMENT_LOCK_MS = 15 * MINUTE

/** Whether the member has set a payment password. */
export function hasPaymentPassword(world: Pick<World, 'tables'>, memberId: number): boolean {
  return securityOf(world, memberId).paymentHash !== ''
}

/** Sets the payment password: six digits, checked by the contract already. */
export function setPaymentPassword(world: World, memberId: number, password: string): void {
  const paymentSalt = randomToken(world.random, 16)
  const paymentHash = sha256(`${paymentSalt}:${password}`)
  changeSecurity(world, memberId, { paymentSalt, paymentHash, paymentWrong: 0, paymentLockedUntil: null })
}

/**
 * Refuses anything but the right payment password. Every call that asks for one calls this: withdrawals, redemptions,
 * transfers. Wrong ones are counted and close the door for a quarter of an hour after the fifth.
 */
export function requirePaymentPassword(world: World, memberId: number, typed: string): void {
  const { paymentSalt, paymentHash, paymentWrong, paymentLockedUntil } = securityOf(world, memberId)
  if (paymentHash === '') throw new Refusal('not.exists.payment.password')
  const now = world.clock.now()
  if (paymentLockedUntil !== null && now < paymentLockedUntil) throw new Refusal('TOO_MANY_REQUESTS')
  if (sha256(`${paymentSalt}:${typed}`) === paymentHash) {
    if (paymentWrong > 0) changeSecurity(world, memberId, { paymentWrong: 0, paymentLockedUntil: null })
    return
  }
  const wrong = paymentWrong + 1
  changeSecurity(
    world,
    memberId,
    wrong >= PAYMENT_WRONG
      ? { paymentWrong: 0, paymentLockedUntil: now + PAYMENT_LOCK_MS }
      : { paymentWrong: wrong, paymentLockedUntil: null },
  )
  throw new Refusal('invalid.payment.pw', { keep: true })
}
