import type { Merchant } from '../merchants/Merchant.ts'
import { Refusal } from '../refusal/Refusal.ts'
import type { World } from '../state/World.ts'
import type { SmsCode } from './rows.ts'

/** The one code of the sandbox. Never 123456, which is the weak password (requirement values 1.1.1). */
export const SANDBOX_SMS_CODE = '246810'
/** Minutes a code lives. */
export const SMS_MINUTES = 2
/** A number gets at most one code a second. */
const PAUSE_MS = 1_000

const place = (purpose: SmsCode['purpose'], merchant: string, mobile: string) => `${purpose}/${merchant}/${mobile}`

/** "Sends" a code to an international number; the operator panel shows it. A newer code replaces the older one. */
export function sendSms(world: World, merchant: Merchant, purpose: SmsCode['purpose'], mobile: string): SmsCode {
  const key = place(purpose, merchant.code, mobile)
  const now = world.clock.now()
  const former = world.tables.smsCodes.get(key)
  if (former && now - former.sentAt < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  const code: SmsCode = {
    purpose,
    merchant: merchant.code,
    mobile,
    code: SANDBOX_SMS_CODE,
    sentAt: now,
    expiresAt: now + SMS_MINUTES * 60_000,
  }
  world.tables.smsCodes.put(key, code)
  return code
}

/** Uses up a code. Refuses a wrong one, which leaves the right one usable, and an expired one. */
export function redeemSms(
  world: World,
  merchant: Merchant,
  purpose: SmsCode['purpose'],
  mobile: string,
  typed: string,
): void {
  const key = place(purpose, merchant.code, mobile)
  const sent = world.tables.smsCodes.get(key)
  if (!sent || sent.code !== typed.trim()) throw new Refusal('verification.code.invalid')
  if (world.clock.now() >= sent.expiresAt) throw new Refusal('verification.code.expired')
  world.tables.smsCodes.delete(key)
}
