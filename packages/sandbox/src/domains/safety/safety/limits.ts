import { periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { noteChange } from './changes.ts'
import { safetyRules } from './markets.ts'
import type { Limit, LimitKind, LimitPeriod } from './rows.ts'

/** Which limit is meant. */
export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** No limit is set above this: a hundred million in minor units, or a day in minutes. */
const LARGEST = { money: 10_000_000_000n, minutes: 1_440n }

const place = (memberId: number, { kind, period }: LimitName) => `${memberId}/${kind}/${period}`

/** A member's limits in a fixed order: deposit first, as it is the foremost of them. */
export function limitsOf(world: Pick<World, 'tables'>, memberId: number): Limit[] {
  const limits: Limit[] = []
  for (const kind of ['deposit', 'loss', 'wager', 'session'] as const) {
    for (const period of ['day', 'week', 'month', 'sitting'] as const) {
      const limit = limitOf(world, memberId, { kind, period })
      if (limit) limits.push(limit)
    }
  }
  return limits
}

/** One limit, or undefined when the member has none of this kind and period. */
export function limitOf(world: Pick<World, 'tables'>, memberId: number, name: LimitName): Limit | undefined {
  return world.tables.limits.get(place(memberId, name))
}

/**
 * Sets a limit. A first or lower one is in force immediately and drops a waiting raise; a higher one waits as the
 * market asks, while the old limit stays.
 */
export function setLimit(world: World, merchant: Merchant, member: Member, name: LimitName, value: bigint): Limit {
  checkName(name)
  const largest = name.kind === 'session' ? LARGEST.minutes : LARGEST.money
  const least = name.kind === 'session' ? 10n : 0n
  if (value < least || value > largest) throw new Refusal('safety.limit.invalid')
  const limit = limitOf(world, member.id, name)
  if (!limit) {
    const first: Limit = { memberId: member.id, ...name, value, since: world.clock.now(), raise: null }
    noteChange(world, { memberId: member.id, event: 'limit.set', ...name, after: value })
    return write(world, first)
  }
  if (value > limit.value) return askRaise(world, merchant, limit, value)
  if (value === limit.value && !limit.raise) throw new Refusal('safety.limit.same')
  if (value === limit.value) return cancelRaise(world, member, name)
  noteChange(world, { memberId: member.id, event: 'limit.lowered', ...name, before: limit.value, after: value })
  return write(world, { ...limit, value, since: world.clock.now(), raise: null })
}

/** Asks for a limit to be taken away. It waits and is confirmed like a raise. */
export function removeLimit(world: World, merchant: Merchant, member: Member, name: LimitName): Limit {
  return askRaise(world, merchant, existing(world, member, name), null)
}

/** Confirms a raise or removal that is ripe. Answers the limit as it is now, or null when it is gone. */
export function confirmRaise(world: World, member: Member, name: LimitName): Limit | null {
  settleLimits(world, member.id)
  const limit = existing(world, member, name)
  const { raise } = limit
  if (!raise) throw new Refusal('safety.raise.none')
  if (world.clock.now() < raise.ripeAt) throw new Refusal('safety.raise.waiting', { value: { ripeAt: raise.ripeAt } })
  const change = { memberId: member.id, ...name, before: limit.value, after: raise.value }
  if (raise.value === null) {
    noteChange(world, { ...change, event: 'limit.removed' })
    world.tables.limits.delete(place(member.id, name))
    return null
  }
  noteChange(world, { ...change, event: 'limit.raised' })
  return write(world, { ...limit, value: raise.value, since: world.clock.now(), raise: null })
}

/** Takes a waiting raise back. */
export function cancelRaise(world: World, member: Member, name: LimitName): Limit {
  const limit = existing(world, member, name)
  if (!limit.raise) throw new Refusal('safety.raise.none')
  noteChange(world, {
    memberId: member.id,
    event: 'raise.cancelled',
    ...name,
    before: limit.raise.value,
    after: limit.value,
  })
  return write(world, { ...limit, raise: null })
}

/** Lets every raise lapse that was ripe and not confirmed in time. To be called before limits are shown or confirmed. */
export function settleLimits(world: World, memberId: number): void {
  for (const limit of limitsOf(world, memberId)) {
    const { raise, kind, period } = limit
    if (!raise || world.clock.now() < raise.lapsesAt) continue
    const note = { memberId, kind, period, before: raise.value, after: limit.value, at: raise.lapsesAt }
    noteChange(world, { ...note, event: 'raise.lapsed' })
    write(world, { ...limit, raise: null })
  }
}

function askRaise(world: World, merchant: Merchant, limit: Limit, value: bigint | null): Limit {
  const rules = safetyRules(world, merchant)
  const now = world.clock.now()
  const waited = now + rules.raiseWaitMs
  const { period } = limit
  const ripeAt =
    rules.raiseWaitsForPeriod && period !== 'sitting'
      ? Math.max(waited, periodAt(period, now, merchant.timeZone).to)
      : waited
  const { memberId, kind } = limit
  noteChange(world, {
    memberId,
    event: 'raise.asked',
    kind,
    period,
    before: limit.value,
    after: value,
    effectiveAt: ripeAt,
  })
  return write(world, { ...limit, raise: { value, askedAt: now, ripeAt, lapsesAt: ripeAt + rules.confirmWithinMs } })
}

function existing(world: World, member: Member, name: LimitName): Limit {
  checkName(name)
  const limit = limitOf(world, member.id, name)
  if (!limit) throw new Refusal('safety.limit.unknown')
  return limit
}

function checkName({ kind, period }: LimitName): void {
  if ((kind === 'session') !== (period === 'sitting')) throw new Refusal('safety.limit.invalid')
}

function write(world: World, limit: Limit): Limit {
  world.tables.limits.put(place(limit.memberId, limit), limit)
  return limit
}
