import { latinDigits } from '@croupier/locales/digits'
import { dateTimeAt, MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { attemptsOf, countAttempt, LIMITS, lockedUntil, meter, refuseLocked } from './limiter.ts'
import type { CodePurpose, SmsCode } from './rows.ts'

/** The one code of the sandbox. Never 123456, which is the weak password. */
export const SANDBOX_SMS_CODE = '246810'
/** Minutes a code lives. */
export const SMS_MINUTES = 2
/** A receiver gets at most one code a second. */
const PAUSE_MS = 1_000
/** Wrong answers after which a code is good for nothing. */
const WRONG_ANSWERS = 5
/** The same where answers are counted for each address: more than one address has, so that nobody alone spoils a code. */
const WRONG_ANSWERS_IN_ALL = 25

/** Purposes for which anybody may ask, whoever holds the number: a refusal names the other ways in. */
const PUBLIC: ReadonlySet<CodePurpose> = new Set<CodePurpose>(['login', 'password'])

/**
 * Where a code and what is counted about it lie. Those of a device that the owner of the receiver is known on lie apart:
 * whatever strangers ask for and guess elsewhere uses up nothing there.
 */
const place = (purpose: CodePurpose, merchant: string, receiver: string, device: string | null): string =>
  [purpose, merchant, receiver, ...(device === null ? [] : [device])].join('/')

/** A code on its way. */
export interface Sending {
  readonly purpose: CodePurpose
  /** International digits without plus, or an e-mail address. */
  readonly receiver: string
  readonly code?: string
  readonly minutes?: number
  /** Mark of a device that the owner of the receiver was signed in on before; null or left out for every other. */
  readonly device?: string | null
  /** Where it is asked for, when nobody can know yet whose receiver it is: what is counted is counted for it. */
  readonly address?: string
}

/** Who is counted: everybody at a receiver, or those of an address. */
const counted = (key: string, address: string | undefined): string =>
  address === undefined ? key : `${key}@${address}`

/**
 * Counts codes to a receiver that may be anybody's: so many for an address, and so many in all. Beyond these an address
 * that has had none gets one still: strangers who ask without end neither flood a phone nor keep its owner out.
 */
function meterAddress(world: World, key: string, own: string): void {
  const isFirst = attemptsOf(world, LIMITS.codesToReceiver, own) === 0
  meter(world, LIMITS.codesToReceiver, own)
  const full = lockedUntil(world, LIMITS.codesToReceiverInAll, key) !== null
  if (!full) countAttempt(world, LIMITS.codesToReceiverInAll, key)
  else if (!isFirst) refuseLocked(world, LIMITS.codesToReceiverInAll, key)
}

/** "Sends" a code; the operator panel shows it. A newer code replaces the older one. */
export function sendCode(world: World, merchant: Merchant, sending: Sending): SmsCode {
  const { purpose, receiver, code = SANDBOX_SMS_CODE, minutes = SMS_MINUTES, device = null, address } = sending
  const key = place(purpose, merchant.code, receiver, device)
  const now = world.clock.now()
  const former = world.tables.smsCodes.get(key)
  if (former && now - former.sentAt < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  const until = PUBLIC.has(purpose) ? lockedUntil(world, LIMITS.codesToReceiver, key) : null
  if (until !== null)
    throw new Refusal('verification.receiver.paused', {
      value: { lockedUntil: until },
      values: [dateTimeAt(until, merchant.timeZone)],
    })
  if (address === undefined) meter(world, LIMITS.codesToReceiver, key)
  else meterAddress(world, key, counted(key, address))
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
export function sendSms(
  world: World,
  merchant: Merchant,
  purpose: CodePurpose,
  mobile: string,
  device: string | null = null,
): SmsCode {
  return sendCode(world, merchant, { purpose, receiver: mobile, device })
}

/** A code that somebody types. */
export interface TypedCode {
  readonly purpose: CodePurpose
  readonly receiver: string
  readonly typed: string
  /** As in {@link Sending}. */
  readonly device?: string | null
  readonly address?: string
}

/** Where the code that is meant lies: the device's own first, and otherwise the one that anybody may have asked for. */
function placeOfTyped(world: World, merchant: Merchant, { purpose, receiver, device = null }: TypedCode): string {
  const own = place(purpose, merchant.code, receiver, device)
  return world.tables.smsCodes.has(own) ? own : place(purpose, merchant.code, receiver, null)
}

/**
 * Uses up a code and says whether it was the right one. A wrong answer leaves the right one usable, five times; an expired
 * code is refused as such.
 */
export function redeemCode(world: World, merchant: Merchant, given: TypedCode): boolean {
  const key = placeOfTyped(world, merchant, given)
  const sent = world.tables.smsCodes.get(key)
  const most = given.address === undefined ? WRONG_ANSWERS : WRONG_ANSWERS_IN_ALL
  if (!sent || sent.wrong >= most) return false
  if (sent.code !== latinDigits(given.typed).trim()) {
    world.tables.smsCodes.put(key, { ...sent, wrong: sent.wrong + 1 })
    return false
  }
  if (world.clock.now() >= sent.expiresAt) throw new Refusal('verification.code.expired')
  world.tables.smsCodes.delete(key)
  return true
}

/**
 * The same with a refusal for a wrong code; the count of wrong answers is kept, over all codes of the receiver, so that new
 * codes bring no new guesses without end. Where nobody is known at the receiver yet, it is kept for an address.
 */
export function redeemSms(world: World, merchant: Merchant, given: TypedCode): void {
  const key = placeOfTyped(world, merchant, given)
  const who = counted(key, given.address)
  refuseLocked(world, LIMITS.codesOfReceiver, who)
  const wasSent = world.tables.smsCodes.has(key)
  if (!redeemCode(world, merchant, given)) {
    if (wasSent) countAttempt(world, LIMITS.codesOfReceiver, who)
    throw new Refusal('verification.code.invalid', { keep: true })
  }
}
