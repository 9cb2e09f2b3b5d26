import { latinDigits } from '@croupier/locales/digits'
import { dateTimeAt, MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { attemptsOf, countAttempt, LIMITS, lockedUntil, meter, refuseLocked } from './limiter.ts'
import type { CodePurpose, SmsCode } from './rows.ts'

/** The only code of the sandbox. Not 123456, which is the weak password. */
export const SANDBOX_SMS_CODE = '246810'
/** Validity of a code in minutes. */
export const SMS_MINUTES = 2
/** Each receiver gets at most one code per second. */
const PAUSE_MS = 1_000
/** Wrong answers that make a code invalid. */
const WRONG_ANSWERS = 5
/** The limit over all addresses, where answers are counted by address: one address alone cannot reach it. */
const WRONG_ANSWERS_IN_ALL = 25

/** Purposes that anyone may request for any number: a refusal names the other ways to log in. */
const PUBLIC: ReadonlySet<CodePurpose> = new Set<CodePurpose>(['login', 'password'])

/**
 * Key of a code and its counts. Known devices of the receiver's owner have separate keys, so
 * nothing that strangers request or guess elsewhere affects them.
 */
const place = (purpose: CodePurpose, merchant: string, receiver: string, device: string | null): string =>
  [purpose, merchant, receiver, ...(device === null ? [] : [device])].join('/')

/** A code to send. */
export interface Sending {
  readonly purpose: CodePurpose
  /** International digits without plus, or an email address. */
  readonly receiver: string
  readonly code?: string
  readonly minutes?: number
  /** Mark of a device that the owner of the receiver was logged in on before; null or omitted for any other. */
  readonly device?: string | null
  /** The requesting address, when the receiver is not verified yet; counts are then kept per address. */
  readonly address?: string
}

/** Key of a count: everyone at a receiver, or one address. */
const counted = (key: string, address: string | undefined): string =>
  address === undefined ? key : `${key}@${address}`

/**
 * Counts codes to an unverified receiver, per address and in total. Beyond the total, an address that has had none
 * still gets one: endless requests by strangers neither flood a phone nor lock its owner out.
 */
function meterAddress(context: Context, key: string, own: string): void {
  const isFirst = attemptsOf(context, LIMITS.codesToReceiver, own) === 0
  meter(context, LIMITS.codesToReceiver, own)
  const full = lockedUntil(context, LIMITS.codesToReceiverInAll, key) !== null
  if (!full) countAttempt(context, LIMITS.codesToReceiverInAll, key)
  else if (!isFirst) refuseLocked(context, LIMITS.codesToReceiverInAll, key)
}

/** "Sends" a code; the operator panel shows it. A newer code replaces the older one. */
export function sendCode(context: Context, merchant: Merchant, sending: Sending): SmsCode {
  const { purpose, receiver, code = SANDBOX_SMS_CODE, minutes = SMS_MINUTES, device = null, address } = sending
  const key = place(purpose, merchant.code, receiver, device)
  const now = context.clock.now()
  const former = context.tables.smsCodes.get(key)
  if (former && now - former.sentAt < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  const until = PUBLIC.has(purpose) ? lockedUntil(context, LIMITS.codesToReceiver, key) : null
  if (until !== null)
    throw new Refusal('verification.receiver.paused', {
      value: { lockedUntil: until },
      values: [dateTimeAt(until, merchant.timeZone)],
    })
  if (address === undefined) meter(context, LIMITS.codesToReceiver, key)
  else meterAddress(context, key, counted(key, address))
  const sent: SmsCode = {
    purpose,
    merchant: merchant.code,
    mobile: receiver,
    code,
    sentAt: now,
    expiresAt: now + minutes * MINUTE,
    wrong: 0,
  }
  context.tables.smsCodes.put(key, sent)
  return sent
}

/** "Sends" a code to an international number. */
export function sendSms(
  context: Context,
  merchant: Merchant,
  purpose: CodePurpose,
  mobile: string,
  device: string | null = null,
): SmsCode {
  return sendCode(context, merchant, { purpose, receiver: mobile, device })
}

/** A code typed by a person. */
export interface TypedCode {
  readonly purpose: CodePurpose
  readonly receiver: string
  readonly typed: string
  /** As in {@link Sending}. */
  readonly device?: string | null
  readonly address?: string
}

/** Where the typed code is stored: the device's own first, otherwise the one that anyone may have requested. */
function placeOfTyped(context: Context, merchant: Merchant, { purpose, receiver, device = null }: TypedCode): string {
  const own = place(purpose, merchant.code, receiver, device)
  return context.tables.smsCodes.has(own) ? own : place(purpose, merchant.code, receiver, null)
}

/**
 * Uses up a code and returns whether it was right. A wrong answer leaves the code valid, up to the limit; an expired
 * code is refused as such.
 */
export function redeemCode(context: Context, merchant: Merchant, given: TypedCode): boolean {
  const key = placeOfTyped(context, merchant, given)
  const sent = context.tables.smsCodes.get(key)
  const most = given.address === undefined ? WRONG_ANSWERS : WRONG_ANSWERS_IN_ALL
  if (!sent || sent.wrong >= most) return false
  if (sent.code !== latinDigits(given.typed).trim()) {
    context.tables.smsCodes.put(key, { ...sent, wrong: sent.wrong + 1 })
    return false
  }
  if (context.clock.now() >= sent.expiresAt) throw new Refusal('verification.code.expired')
  context.tables.smsCodes.delete(key)
  return true
}

/**
 * Like {@link redeemCode}, but refuses a wrong code. Keeps the count of wrong answers over all codes of the receiver,
 * so that new codes do not allow endless guesses. For an unverified receiver the count is kept per address.
 */
export function redeemSms(context: Context, merchant: Merchant, given: TypedCode): void {
  const key = placeOfTyped(context, merchant, given)
  const who = counted(key, given.address)
  refuseLocked(context, LIMITS.codesOfReceiver, who)
  const wasSent = context.tables.smsCodes.has(key)
  if (!redeemCode(context, merchant, given)) {
    if (wasSent) countAttempt(context, LIMITS.codesOfReceiver, who)
    throw new Refusal('verification.code.invalid', { keep: true })
  }
}
