import { periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { noteChange } from './changes.ts'
import { safetyRules } from './markets.ts'
import type { Limit, LimitKind, LimitPeriod } from './rows.ts'

/** Identifies a limit. */
export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** Highest limits: a hundred million in minor units, or a day in minutes. */
const LARGEST = { money: 10_000_000_000n, minutes: 1_440n }

const place = (memberId: number, { kind, period }: LimitName) => `${memberId}/${kind}/${period}`

/** A member's limits in a fixed order: deposit first, as the most important one. */
export function limitsOf(context: Pick<Context, 'tables'>, memberId: number): Limit[] {
  const limits: Limit[] = []
  for (const kind of ['deposit', 'loss', 'wager', 'session'] as const) {
    for (const period of ['day', 'week', 'month', 'gamingSession'] as const) {
      const limit = limitOf(context, memberId, { kind, period })
      if (limit) limits.push(limit)
    }
  }
  return limits
}

/** One limit, or undefined when the member has none of this kind and period. */
export function limitOf(context: Pick<Context, 'tables'>, memberId: number, name: LimitName): Limit | undefined {
  return context.tables.limits.get(place(memberId, name))
}

/**
 * Sets a limit. A first or lower one takes effect immediately and drops a pending raise; a higher one waits as the
 * market requires, while the old limit stays.
 */
export function setLimit(context: Context, merchant: Merchant, member: Member, name: LimitName, value: bigint): Limit {
  checkName(name)
  const largest = name.kind === 'session' ? LARGEST.minutes : LARGEST.money
  const least = name.kind === 'session' ? 10n : 0n
  if (value < least || value > largest) throw new Refusal('safety.limit.invalid')
  const limit = limitOf(context, member.id, name)
  if (!limit) {
    const first: Limit = { memberId: member.id, ...name, value, since: context.clock.now(), raise: null }
    noteChange(context, { memberId: member.id, event: 'limit.set', ...name, after: value })
    return write(context, first)
  }
  if (value > limit.value) return askRaise(context, merchant, limit, value)
  if (value === limit.value && !limit.raise) throw new Refusal('safety.limit.same')
  if (value === limit.value) return cancelRaise(context, member, name)
  noteChange(context, { memberId: member.id, event: 'limit.lowered', ...name, before: limit.value, after: value })
  return write(context, { ...limit, value, since: context.clock.now(), raise: null })
}

/** Requests the removal of a limit. It waits and is confirmed like a raise. */
export function removeLimit(context: Context, merchant: Merchant, member: Member, name: LimitName): Limit {
  return askRaise(context, merchant, existing(context, member, name), null)
}

/** Confirms a raise or removal that has waited long enough. Returns the new limit, or null when it is removed. */
export function confirmRaise(context: Context, member: Member, name: LimitName): Limit | null {
  settleLimits(context, member.id)
  const limit = existing(context, member, name)
  const { raise } = limit
  if (!raise) throw new Refusal('safety.raise.none')
  if (context.clock.now() < raise.ripeAt) throw new Refusal('safety.raise.waiting', { value: { ripeAt: raise.ripeAt } })
  const change = { memberId: member.id, ...name, before: limit.value, after: raise.value }
  if (raise.value === null) {
    noteChange(context, { ...change, event: 'limit.removed' })
    context.tables.limits.delete(place(member.id, name))
    return null
  }
  noteChange(context, { ...change, event: 'limit.raised' })
  return write(context, { ...limit, value: raise.value, since: context.clock.now(), raise: null })
}

/** Cancels a pending raise. */
export function cancelRaise(context: Context, member: Member, name: LimitName): Limit {
  const limit = existing(context, member, name)
  if (!limit.raise) throw new Refusal('safety.raise.none')
  noteChange(context, {
    memberId: member.id,
    event: 'raise.cancelled',
    ...name,
    before: limit.raise.value,
    after: limit.value,
  })
  return write(context, { ...limit, raise: null })
}

/** Expires every raise that was not confirmed in time. Call before limits are shown or confirmed. */
export function settleLimits(context: Context, memberId: number): void {
  for (const limit of limitsOf(context, memberId)) {
    const { raise, kind, period } = limit
    if (!raise || context.clock.now() < raise.lapsesAt) continue
    const note = { memberId, kind, period, before: raise.value, after: limit.value, at: raise.lapsesAt }
    noteChange(context, { ...note, event: 'raise.lapsed' })
    write(context, { ...limit, raise: null })
  }
}

function askRaise(context: Context, merchant: Merchant, limit: Limit, value: bigint | null): Limit {
  const rules = safetyRules(context, merchant)
  const now = context.clock.now()
  const waited = now + rules.raiseWaitMs
  const { period } = limit
  const ripeAt =
    rules.raiseWaitsForPeriod && period !== 'gamingSession'
      ? Math.max(waited, periodAt(period, now, merchant.timeZone).to)
      : waited
  const { memberId, kind } = limit
  noteChange(context, {
    memberId,
    event: 'raise.asked',
    kind,
    period,
    before: limit.value,
    after: value,
    effectiveAt: ripeAt,
  })
  return write(context, { ...limit, raise: { value, askedAt: now, ripeAt, lapsesAt: ripeAt + rules.confirmWithinMs } })
}

function existing(context: Context, member: Member, name: LimitName): Limit {
  checkName(name)
  const limit = limitOf(context, member.id, name)
  if (!limit) throw new Refusal('safety.limit.unknown')
  return limit
}

function checkName({ kind, period }: LimitName): void {
  if ((kind === 'session') !== (period === 'gamingSession')) throw new Refusal('safety.limit.invalid')
}

function write(context: Context, limit: Limit): Limit {
  context.tables.limits.put(place(limit.memberId, limit), limit)
  return limit
}
