import { dateAt, lengthEnd, timeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { withdrawMarketing } from '../../identity/members/consent.ts'
import { accountsOf } from '../../identity/members/person.ts'
import type { Member } from '../../identity/members/rows.ts'
import { endSessions } from '../../identity/members/sessions.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { type Context } from '../../../Context.ts'
import { noteChange } from './changes.ts'
import { exclusionOf, exclusionsOf, listExcluded, longest, returnFrom } from './exclusions.ts'
import { cancelRaise, limitsOf } from './limits.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { safetyRules } from './markets.ts'
import type { Break, BreakLength } from './rows.ts'

/** Phase of a break: running, over without a request to play again, or requested and waiting. */
export type BreakPhase = 'running' | 'over' | 'returning'

/**
 * The break that keeps a member from play now, including breaks of the same person's other accounts; undefined when
 * there is none. It lasts until the member's own request to play again takes effect, not just until its end.
 */
export function breakOf(
  context: Pick<Context, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>,
  member: Member,
): Break | undefined {
  const excluded = exclusionOf(context, member)
  // Runs for every bet: returns early where no break was ever taken.
  const breaks =
    context.tables.breaks.size === 0 ? [] : accountsOf(context, member).map(({ id }) => lastBreak(context, id))
  return longest(
    [...breaks.filter((one) => one !== undefined && stillBars(context, one)), excluded].filter(
      (one) => one !== undefined,
    ),
  )
}

/** Current state of a break. */
export function phaseOf(context: Pick<Context, 'clock'>, one: Break): BreakPhase {
  if (context.clock.now() < one.endsAt) return 'running'
  return one.returnsAt === null ? 'over' : 'returning'
}

/** A break in its wire form. */
export function pauseEntry(context: Pick<Context, 'clock'>, one: Break): Answer<'safety.startBreak'> {
  const { kind, length, startedAt, endsAt, returnAskedAt, returnsAt } = one
  return { kind, length, phase: phaseOf(context, one), startedAt, endsAt, returnAskedAt, returnsAt }
}

/** Whether an agent may write to, send money to or offer contracts to this member; the reason is never revealed. */
export function contactable(context: Context, member: Member): boolean {
  return breakOf(context, member) === undefined
}

/**
 * Starts a break. It takes effect immediately: sessions on all devices end, the caller's included, and pending
 * raises are dropped. Consent to marketing ends, and the push address is deleted. During a break only a longer one
 * may follow.
 */
export function startBreak(context: Context, merchant: Merchant, member: Member, length: BreakLength): Break {
  const rules = safetyRules(context, merchant)
  const exclusion = rules.exclusions.includes(length)
  if (!exclusion && !rules.timeOuts.includes(length)) throw new Refusal('safety.break.length')
  const now = context.clock.now()
  const endsAt = lengthEnd(length, now, timeZoneOf(context, member))
  const running = lastBreak(context, member.id)
  // Must end later than a running break, and not be milder than one whose return is pending: it would shorten it.
  if (
    running &&
    stillBars(context, running) &&
    (endsAt <= running.endsAt || (running.kind === 'exclusion' && !exclusion))
  )
    throw new Refusal('safety.break.running', { values: [dateText(context, member, running.endsAt)] })
  const one: Break = {
    id: nextNumber(context, 'break', 1),
    memberId: member.id,
    kind: exclusion ? 'exclusion' : 'timeOut',
    length,
    startedAt: now,
    endsAt,
    returnAskedAt: null,
    returnsAt: null,
  }
  context.tables.breaks.put(String(one.id), one)
  if (exclusion) listExcluded(context, member, one)
  withdrawMarketing(context, member, { push: true })
  for (const { kind, period, raise } of limitsOf(context, member.id))
    if (raise) cancelRaise(context, member, { kind, period })
  noteChange(context, { memberId: member.id, event: 'break.started', kind: one.kind, effectiveAt: endsAt })
  for (const { id: account } of accountsOf(context, member)) {
    endSessions(context, account, { pause: pauseEntry(context, one) })
    context.tables.gamingSessions.delete(String(account))
  }
  return one
}

/**
 * The member asks to play again: only after the end of everything that bars the account, and after an exclusion with the
 * market's waiting day. One request is for all of it: breaks of the person's joined accounts, and what the register of
 * exclusions holds the account by.
 */
export function askReturn(context: Context, merchant: Merchant, member: Member): Break {
  const accounts = new Set(accountsOf(context, member).map(({ id }) => id))
  const last = [...accounts].map((id) => lastBreak(context, id)).filter((one) => one !== undefined)
  const bars = [...last.filter((one) => stillBars(context, one)), ...exclusionsOf(context, member)]
  const longestBar = longest(bars)
  if (!longestBar) throw new Refusal('safety.break.none')
  const now = context.clock.now()
  const running = longest(bars.filter(({ endsAt }) => now < endsAt))
  if (running) throw new Refusal('safety.break.running', { values: [dateText(context, member, running.endsAt)] })
  const unasked = bars.filter(({ returnsAt }) => returnsAt === null)
  if (unasked.length === 0) return longestBar
  const isExclusion = unasked.some(({ kind }) => kind === 'exclusion')
  const returnsAt = now + (isExclusion ? safetyRules(context, merchant).returnWaitMs : 0)
  for (const one of unasked) {
    const asked: Break = { ...one, returnAskedAt: now, returnsAt }
    if (accounts.has(one.memberId)) context.tables.breaks.put(String(one.id), asked)
    else returnFrom(context, member, asked)
  }
  const { kind } = longestBar
  noteChange(context, { memberId: member.id, event: 'return.asked', kind, effectiveAt: returnsAt })
  return { ...longestBar, returnAskedAt: now, returnsAt }
}

/** Every break of a member, newest first. */
export function breaksOf(context: Pick<Context, 'tables'>, memberId: number): Break[] {
  return context.tables.breaks.by('member', String(memberId)).toReversed()
}

function lastBreak(context: Pick<Context, 'tables'>, memberId: number): Break | undefined {
  let last: string | undefined
  for (const key of context.tables.breaks.keysBy('member', String(memberId))) last = key
  return last === undefined ? undefined : context.tables.breaks.get(last)
}

function stillBars(context: Pick<Context, 'clock'>, one: Break): boolean {
  return one.returnsAt === null || context.clock.now() < one.returnsAt
}

/** The date and time of a moment in the market's time zone, for refusals. */
function dateText(context: Pick<Context, 'merchants'>, member: Member, at: number): string {
  const timeZone = timeZoneOf(context, member)
  return `${dateAt(at, timeZone)} ${timeAt(at, timeZone)}`
}
