import { dateAt, lengthEnd, timeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { withdrawMarketing } from '../../identity/members/consent.ts'
import { accountsOf } from '../../identity/members/person.ts'
import type { Member } from '../../identity/members/rows.ts'
import { endSession } from '../../identity/members/sessions.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { type World } from '../../../World.ts'
import { noteChange } from './changes.ts'
import { exclusionOf, listExcluded, longest } from './exclusions.ts'
import { cancelRaise, limitsOf } from './limits.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { safetyRules } from './markets.ts'
import type { Break, BreakLength } from './rows.ts'

/** Where a break stands: running, over but not asked to play again, or asked and waiting. */
export type BreakPhase = 'running' | 'over' | 'returning'

/**
 * The break that keeps a member from play now, also the one of another account of the same person; undefined when there
 * is none. It lasts until the member's own request to play again is in force, not only until its end.
 */
export function breakOf(
  world: Pick<World, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>,
  member: Member,
): Break | undefined {
  const excluded = exclusionOf(world, member)
  // Asked with every bet: where nobody ever took a break, nothing more is looked at.
  const breaks = world.tables.breaks.size === 0 ? [] : accountsOf(world, member).map(({ id }) => lastBreak(world, id))
  return longest(
    [...breaks.filter((one) => one !== undefined && stillBars(world, one)), excluded].filter(
      (one) => one !== undefined,
    ),
  )
}

/** Current state of a break. */
export function phaseOf(world: Pick<World, 'clock'>, one: Break): BreakPhase {
  if (world.clock.now() < one.endsAt) return 'running'
  return one.returnsAt === null ? 'over' : 'returning'
}

/** Whether an agent may write to, send money to or offer contracts to this member; never says why not. */
export function contactable(world: World, member: Member): boolean {
  return breakOf(world, member) === undefined
}

/**
 * Starts a break. It is in force immediately: sessions on all devices end, the one that asks included, and waiting
 * raises are dropped. Consent to marketing ends, and where to push to is forgotten. During a break only a longer one
 * may follow.
 */
export function startBreak(world: World, merchant: Merchant, member: Member, length: BreakLength): Break {
  const rules = safetyRules(world, merchant)
  const exclusion = rules.exclusions.includes(length)
  if (!exclusion && !rules.timeOuts.includes(length)) throw new Refusal('safety.break.length')
  const now = world.clock.now()
  const endsAt = lengthEnd(length, now, timeZoneOf(world, member))
  const running = lastBreak(world, member.id)
  // Not later than a break that still runs, or milder than one whose way back is not over: that would shorten it.
  if (
    running &&
    stillBars(world, running) &&
    (endsAt <= running.endsAt || (running.kind === 'exclusion' && !exclusion))
  )
    throw new Refusal('safety.break.running', { values: [dateText(world, member, running.endsAt)] })
  const one: Break = {
    id: nextNumber(world, 'break', 1),
    memberId: member.id,
    kind: exclusion ? 'exclusion' : 'timeOut',
    length,
    startedAt: now,
    endsAt,
    returnAskedAt: null,
    returnsAt: null,
  }
  world.tables.breaks.put(String(one.id), one)
  if (exclusion) listExcluded(world, member, one)
  withdrawMarketing(world, member, { push: true })
  for (const { kind, period, raise } of limitsOf(world, member.id))
    if (raise) cancelRaise(world, member, { kind, period })
  noteChange(world, { memberId: member.id, event: 'break.started', kind: one.kind, effectiveAt: endsAt })
  for (const { id: account } of accountsOf(world, member)) {
    for (const id of world.tables.sessions.keysBy('member', String(account))) endSession(world, id)
    world.ports.closePlays(world, account)
    world.tables.sittings.delete(String(account))
  }
  return one
}

/** The member asks to play again: only after the end, and after an exclusion with the market's waiting day. */
export function askReturn(world: World, merchant: Merchant, member: Member): Break {
  // A break that was taken with another account of the person's is asked back from here as well.
  const running = accountsOf(world, member).map(({ id }) => lastBreak(world, id))
  const one = longest(
    running.filter((last) => last !== undefined && stillBars(world, last)).filter((last) => last !== undefined),
  )
  if (!one) throw new Refusal('safety.break.none')
  const now = world.clock.now()
  if (now < one.endsAt) throw new Refusal('safety.break.running', { values: [dateText(world, member, one.endsAt)] })
  if (one.returnsAt !== null) return one
  const returnsAt = now + (one.kind === 'exclusion' ? safetyRules(world, merchant).returnWaitMs : 0)
  const asked: Break = { ...one, returnAskedAt: now, returnsAt }
  world.tables.breaks.put(String(one.id), asked)
  noteChange(world, { memberId: member.id, event: 'return.asked', kind: one.kind, effectiveAt: returnsAt })
  return asked
}

/** Every break of a member, newest first. */
export function breaksOf(world: Pick<World, 'tables'>, memberId: number): Break[] {
  return world.tables.breaks.by('member', String(memberId)).toReversed()
}

function lastBreak(world: Pick<World, 'tables'>, memberId: number): Break | undefined {
  let last: string | undefined
  for (const key of world.tables.breaks.keysBy('member', String(memberId))) last = key
  return last === undefined ? undefined : world.tables.breaks.get(last)
}

function stillBars(world: Pick<World, 'clock'>, one: Break): boolean {
  return one.returnsAt === null || world.clock.now() < one.returnsAt
}

/** The day and time of a moment by the market's clock, as a refusal names it. */
function dateText(world: Pick<World, 'merchants'>, member: Member, at: number): string {
  const timeZone = timeZoneOf(world, member)
  return `${dateAt(at, timeZone)} ${timeAt(at, timeZone)}`
}
