import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../Refusal.ts'
import { latinDigits } from '../members/mobile.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import type { World } from '../../World.ts'
import { countAttempt, LIMITS, meter, refuseLocked } from '../security/limiter.ts'
import type { CodePurpose, SmsCode } from './rows.ts'

/** The one code of the sandbox. Never 123456, which is the weak password (requirement values 1.1.1). */
export const SANDBOX_SMS_CODE = '246810'
/** Minutes a code lives. */
export const SMS_MINUTES = 2
/** A receiver gets at most one code a second. */
const PAUSE_MS = 1_000
/** Wrong answers after which a code is good for nothing. */
const WRONG_ANSWERS = 5

const place = (purpose: CodePurpose, merchant: string, receiver: string) => `${purpose}/${merchant}/${receiver}`

/** A code on its way. */
export interface Sending {
  readonly purpose: CodePurpose
  /** International digits without plus, or an e-mail address. */
  readonly receiver: string
  readonly code?: string
  readonly minutes?: number
}

/** "Sends" a code; the operator panel shows it. A newer code replaces the older one. */
export function sendCode(world: World, merchant: Merchant, sending: Sending): SmsCode {
  const { purpose, receiver, code = SANDBOX_SMS_CODE, minutes = SMS_MINUTES } = sending
  const key = place(purpose, merchant.code, receiver)
  const now = world.clock.now()
  const former = world.tables.smsCodes.get(key)
  if (former && now - former.sentAt < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  meter(world, LIMITS.codesToReceiver, key)
  const sent: SmsCode = {
    purpose,
    merchant: merchant.code,
    mobile: receiver,
    code,
    sentAt: now,
    expiresAt: now + minutes * MINUTE,
    wrong: 0,
  }
  world.tables.smsCodes.put(key, sent)
  return sent
}

/** "Sends" a code to an international number. */
export function sendSms(world: World, merchant: Merchant, purpose: CodePurpose, mobile: string): SmsCode {
  return sendCode(world, merchant, { purpose, receiver: mobile })
}

/**
 * Uses up a code and says whether it was the right one. A wrong answer leaves the right one usable, five times; an expired
 * code is refused as such.
 */
export function redeemCode(
  world: World,
  merchant: Merchant,
  purpose: CodePurpose,
  receiver: string,
  typed: string,
): boolean {
  const key = place(purpose, merchant.code, receiver)
  const sent = world.tables.smsCodes.get(key)
  if (!sent || sent.wrong >= WRONG_ANSWERS) return false
  if (sent.code !== latinDigits(typed).trim()) {
    world.tables.smsCodes.put(key, { ...sent, wrong: sent.wrong + 1 })
    return false
  }
  if (world.clock.now() >= sent.expiresAt) throw new Refusal('verification.code.expired')
  world.tables.smsCodes.delete(key)
  return true
}

/**
 * The same with a refusal for a wrong code; the count of wrong answers is kept, over all codes of the receiver, so that new
 * codes bring no new guesses without end.
 */
export function redeemSms(world: World, merchant: Merchant, purpose: CodePurpose, mobile: string, typed: string): void {
  const key = place(purpose, merchant.code, mobile)
  refuseLocked(world, LIMITS.codesOfReceiver, key)
  const wasSent = world.tables.smsCodes.has(key)
  if (!redeemCode(world, merchant, purpose, mobile, typed)) {
    if (wasSent) countAttempt(world, LIMITS.codesOfReceiver, key)
    throw new Refusal('verification.code.invalid', { keep: true })
  }
}
