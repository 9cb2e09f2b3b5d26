import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { Refusal, type RefusalCode } from '../../../Refusal.ts'
import type { Context } from '../../../Context.ts'

/** How often something may happen within a time, and how long it is refused after that. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly within: number
  readonly pause: number
}

const quarter = { within: 15 * MINUTE, pause: 15 * MINUTE }

/**
 * Every limit of the platform on guesses and requests. Limits of an account do not apply to its known devices, which
 * have their own: a stranger who guesses locks out strangers, not the owner.
 */
export const LIMITS = {
  /** Wrong passwords for a name, from unknown devices. */
  passwordOfName: { name: 'password/name', most: 10, ...quarter },
  /** Wrong passwords for a name on one of its known devices. */
  passwordOfDevice: { name: 'password/device', most: 10, ...quarter },
  /** Wrong passwords from an address, for any name. */
  passwordOfAddress: { name: 'password/address', most: 50, ...quarter },
  /** Wrong passwords when a logged-in member proves ownership. */
  recheck: { name: 'recheck', most: 5, ...quarter },
  /** Wrong answers to the second step, over all logins of an account. */
  secondStep: { name: 'second-step', most: 10, ...quarter },
  paymentPassword: { name: 'payment', most: 5, ...quarter },
  /** Codes to one receiver, and codes from one address to one unverified receiver. */
  codesToReceiver: { name: 'codes/receiver', most: 20, within: HOUR, pause: HOUR },
  /** Codes to an unverified receiver, from all addresses together. */
  codesToReceiverInAll: { name: 'codes/all', most: 60, within: HOUR, pause: HOUR },
  /** Wrong answers to codes for one receiver, over all of its codes. */
  codesOfReceiver: { name: 'codes/wrong', most: 20, within: HOUR, pause: HOUR },
  codesFromAddress: { name: 'codes/address', most: 200, within: HOUR, pause: HOUR },
  captchasFromAddress: { name: 'captcha/address', most: 120, within: MINUTE, pause: MINUTE },
  /** Answers that reveal whether an account exists, and guesses at codes. */
  namesFromAddress: { name: 'names/address', most: 60, within: HOUR, pause: HOUR },
} as const satisfies Readonly<Record<string, Limit>>

/** Refusals that reveal whether a person is known to the platform, or a guess was right: counted per address. */
export const TELLING: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'user.already.exists',
  'mobile.taken',
  'email.taken',
  'safety.registration.excluded',
  'affiliate.code.invalid',
  'verification.code.invalid',
])

/** The longest count or lock of any limit. */
const LONGEST = Math.max(...Object.values<Limit>(LIMITS).map(({ within, pause }) => Math.max(within, pause)))

const keyOf = ({ name }: Limit, who: string) => `${name}/${who}`

/** When the lock ends, or null when there is none. */
export function lockedUntil(context: Pick<Context, 'tables' | 'clock'>, limit: Limit, who: string): number | null {
  const until = context.tables.attempts.get(keyOf(limit, who))?.lockedUntil ?? null
  return until !== null && context.clock.now() < until ? until : null
}

/** Number of recent attempts. */
export function attemptsOf(context: Pick<Context, 'tables' | 'clock'>, limit: Limit, who: string): number {
  const row = context.tables.attempts.get(keyOf(limit, who))
  return row && context.clock.now() - row.lastAt < limit.within ? row.count : 0
}

/** Counts an attempt and returns the count. The last one allowed starts the lock. */
export function countAttempt(context: Context, limit: Limit, who: string): number {
  const key = keyOf(limit, who)
  const now = context.clock.now()
  const former = attemptsOf(context, limit, who)
  const count = former + 1
  const full = count >= limit.most
  forgetOld(context)
  const since = former === 0 ? now : (context.tables.attempts.get(key)?.since ?? now)
  // Removed first, so that the table stays in the order of the last attempts.
  context.tables.attempts.delete(key)
  context.tables.attempts.put(key, {
    key,
    count: full ? 0 : count,
    since,
    lastAt: now,
    lockedUntil: full ? now + limit.pause : null,
  })
  return count
}

/** Resets the count after a right answer. A running lock continues. */
export function clearAttempts(context: Context, limit: Limit, who: string): void {
  if (lockedUntil(context, limit, who) === null) context.tables.attempts.delete(keyOf(limit, who))
}

/** Ends a lock, because the owner has set a new password. */
export function unlock(context: Context, limit: Limit, who: string): void {
  context.tables.attempts.delete(keyOf(limit, who))
}

/** Refuses while locked. */
export function refuseLocked(context: Pick<Context, 'tables' | 'clock'>, limit: Limit, who: string): void {
  const until = lockedUntil(context, limit, who)
  if (until !== null) throw new Refusal('TOO_MANY_REQUESTS', { value: { lockedUntil: until } })
}

/** Refuses while locked, and otherwise counts: for requests that are allowed only so often. */
export function meter(context: Context, limit: Limit, who: string): void {
  refuseLocked(context, limit, who)
  countAttempt(context, limit, who)
}

/**
 * Runs an operation whose answer may reveal something. Refuses a locked address, and counts refusals that reveal
 * something; a code they used up stays used.
 */
export function guarded<Result>(context: Context, visitor: string, work: () => Result): Result {
  refuseLocked(context, LIMITS.namesFromAddress, visitor)
  try {
    return work()
  } catch (failure) {
    if (!(failure instanceof Refusal) || !TELLING.has(failure.code)) throw failure
    countAttempt(context, LIMITS.namesFromAddress, visitor)
    throw failure.kept()
  }
}

/**
 * Drops expired attempts, oldest first, so that trying unknown names from many addresses neither
 * fills the memory nor slows down the attempts of others.
 */
function forgetOld(context: Context): void {
  const now = context.clock.now()
  for (const { key, lastAt } of context.tables.attempts.all()) {
    if (now - lastAt < LONGEST) return
    context.tables.attempts.delete(key)
  }
}
