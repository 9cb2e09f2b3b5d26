import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { Refusal, type RefusalCode } from '../../../Refusal.ts'
import type { World } from '../../../World.ts'

/** How often something may happen within a time, and how long it is refused after that. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly within: number
  readonly pause: number
}

const quarter = { within: 15 * MINUTE, pause: 15 * MINUTE }

/**
 * Every limit of the platform on guessing and asking. Those of an account do not reach its known devices, which have their
 * own: a stranger who guesses locks strangers out, and not the owner.
 */
export const LIMITS = {
  /** Wrong passwords for a name, from devices it was never signed in on. */
  passwordOfName: { name: 'password/name', most: 10, ...quarter },
  /** Wrong passwords for a name on one device it knows. */
  passwordOfDevice: { name: 'password/device', most: 10, ...quarter },
  /** Wrong passwords from an address, for whatever names. */
  passwordOfAddress: { name: 'password/address', most: 50, ...quarter },
  /** Wrong passwords where a signed-in member proves to be the owner. */
  recheck: { name: 'recheck', most: 5, ...quarter },
  /** Wrong answers to the second step, over all sign-ins of an account. */
  secondStep: { name: 'second-step', most: 10, ...quarter },
  paymentPassword: { name: 'payment', most: 5, ...quarter },
  /** Codes to one receiver, and to one that may be anybody's from one address. */
  codesToReceiver: { name: 'codes/receiver', most: 20, within: HOUR, pause: HOUR },
  /** Codes to a receiver that may be anybody's, from all addresses together. */
  codesToReceiverInAll: { name: 'codes/all', most: 60, within: HOUR, pause: HOUR },
  /** Wrong answers to codes that were sent to one receiver, over all of them. */
  codesOfReceiver: { name: 'codes/wrong', most: 20, within: HOUR, pause: HOUR },
  codesFromAddress: { name: 'codes/address', most: 200, within: HOUR, pause: HOUR },
  captchasFromAddress: { name: 'captcha/address', most: 120, within: MINUTE, pause: MINUTE },
  /** Answers that tell whether somebody has an account, and guesses at codes. */
  namesFromAddress: { name: 'names/address', most: 60, within: HOUR, pause: HOUR },
} as const satisfies Readonly<Record<string, Limit>>

/** Answers that say whether somebody is known to the platform, or was guessed right: counted for the address. */
export const TELLING: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'user.already.exists',
  'mobile.taken',
  'email.taken',
  'safety.registration.excluded',
  'affiliate.code.invalid',
  'verification.code.invalid',
])

/** No limit counts or pauses longer than this. */
const LONGEST = Math.max(...Object.values<Limit>(LIMITS).map(({ within, pause }) => Math.max(within, pause)))

const keyOf = ({ name }: Limit, who: string) => `${name}/${who}`

/** When somebody may try again, or null when they may now. */
export function lockedUntil(world: Pick<World, 'tables' | 'clock'>, limit: Limit, who: string): number | null {
  const until = world.tables.attempts.get(keyOf(limit, who))?.lockedUntil ?? null
  return until !== null && world.clock.now() < until ? until : null
}

/** How many were counted lately. */
export function attemptsOf(world: Pick<World, 'tables' | 'clock'>, limit: Limit, who: string): number {
  const row = world.tables.attempts.get(keyOf(limit, who))
  return row && world.clock.now() - row.lastAt < limit.within ? row.count : 0
}

/** Counts one, and gives the count. The last one that is allowed begins the pause. */
export function countAttempt(world: World, limit: Limit, who: string): number {
  const key = keyOf(limit, who)
  const now = world.clock.now()
  const former = attemptsOf(world, limit, who)
  const count = former + 1
  const full = count >= limit.most
  forgetOld(world)
  const since = former === 0 ? now : (world.tables.attempts.get(key)?.since ?? now)
  // Removed first, so that the table is in the order of the last attempts.
  world.tables.attempts.delete(key)
  world.tables.attempts.put(key, {
    key,
    count: full ? 0 : count,
    since,
    lastAt: now,
    lockedUntil: full ? now + limit.pause : null,
  })
  return count
}

/** Forgets what was counted, after a right answer. A pause that runs goes on. */
export function clearAttempts(world: World, limit: Limit, who: string): void {
  if (lockedUntil(world, limit, who) === null) world.tables.attempts.delete(keyOf(limit, who))
}

/** Ends a pause: a new password was set by its owner. */
export function unlock(world: World, limit: Limit, who: string): void {
  world.tables.attempts.delete(keyOf(limit, who))
}

/** Refuses somebody who has to wait. */
export function refuseLocked(world: Pick<World, 'tables' | 'clock'>, limit: Limit, who: string): void {
  const until = lockedUntil(world, limit, who)
  if (until !== null) throw new Refusal('TOO_MANY_REQUESTS', { value: { lockedUntil: until } })
}

/** Refuses somebody who has to wait, and counts the others: for what may only be asked for so often. */
export function meter(world: World, limit: Limit, who: string): void {
  refuseLocked(world, limit, who)
  countAttempt(world, limit, who)
}

/**
 * Runs what may answer a guess. Refuses an address that has to wait, and counts the refusals that tell something; a code
 * they used up stays used.
 */
export function guarded<Result>(world: World, ip: string, work: () => Result): Result {
  refuseLocked(world, LIMITS.namesFromAddress, ip)
  try {
    return work()
  } catch (failure) {
    if (!(failure instanceof Refusal) || !TELLING.has(failure.code)) throw failure
    countAttempt(world, LIMITS.namesFromAddress, ip)
    throw failure.kept()
  }
}

/**
 * Drops what no limit remembers any more, oldest first: whoever tries names that nobody has, from many addresses, neither
 * fills the memory with them nor makes everybody's next attempt look through all of them.
 */
function forgetOld(world: World): void {
  const now = world.clock.now()
  for (const { key, lastAt } of world.tables.attempts.all()) {
    if (now - lastAt < LONGEST) return
    world.tables.attempts.delete(key)
  }
}
