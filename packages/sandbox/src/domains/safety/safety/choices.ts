import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { noteChange } from './changes.ts'
import { limitsFirst } from './duties.ts'
import { limitsOf } from './limits.ts'
import { safetyRules } from './markets.ts'
import { reminderMinutes } from './headroom.ts'
import type { SafetyChoices } from './rows.ts'

/** After "later" the prompt returns after this time. */
const LATER_MS = 30 * DAY

/** A member's choices besides limits. */
export function choicesOf(context: Pick<Context, 'tables'>, memberId: number): SafetyChoices {
  const none = { memberId, reminderMinutes: null, reviewedAt: null, promptFrom: null }
  return context.tables.safetyChoices.get(String(memberId)) ?? none
}

/** Sets the minutes between reality checks, within the market's limits. Takes effect immediately either way. */
export function setReminder(context: Context, merchant: Merchant, member: Member, minutes: number): void {
  const { least, most } = safetyRules(context, merchant).reminder
  if (!Number.isInteger(minutes) || minutes < least || minutes > most) {
    throw new Refusal('safety.reminder.invalid', { values: [String(least), String(most)] })
  }
  const before = BigInt(reminderMinutes(context, member))
  choose(context, member, { reminderMinutes: minutes })
  noteChange(context, { memberId: member.id, event: 'reminder.set', kind: 'reminder', before, after: BigInt(minutes) })
}

/** The member reviewed the limits: kept them, or postponed. */
export function noteReview(context: Context, member: Member, choice: 'kept' | 'later'): void {
  const now = context.clock.now()
  choose(context, member, choice === 'kept' ? { reviewedAt: now, promptFrom: null } : { promptFrom: now + LATER_MS })
  noteChange(context, { memberId: member.id, event: choice === 'kept' ? 'review.kept' : 'review.later' })
}

/** The member read how balances are protected. A repetition keeps the first time. */
export function noteProtectionRead(context: Context, member: Member): void {
  if (choicesOf(context, member.id).protectionReadAt != null) return
  choose(context, member, { protectionReadAt: context.clock.now() })
  noteChange(context, { memberId: member.id, event: 'protection.read' })
}

/** The member declares to be of age and in none of the market's barred groups. */
export function noteDeclaration(context: Context, member: Member): void {
  choose(context, member, { declaredAt: context.clock.now() })
  noteChange(context, { memberId: member.id, event: 'declaration.made' })
}

/** Which prompt about limits is due: the first, a review, or none. */
export function promptDue(context: Context, merchant: Merchant, member: Member): 'first' | 'review' | 'none' {
  const { reviewedAt, promptFrom } = choicesOf(context, member.id)
  const now = context.clock.now()
  // Cannot be postponed where the choice is required before play.
  if (limitsFirst(context, merchant, member)) return 'first'
  if (promptFrom !== null && now < promptFrom) return 'none'
  const limits = limitsOf(context, member.id)
  if (limits.length === 0 && reviewedAt === null) return 'first'
  const newest = Math.max(reviewedAt ?? 0, ...limits.map((limit) => limit.since))
  return now - newest >= safetyRules(context, merchant).reviewEveryMs ? 'review' : 'none'
}

function choose(context: Context, member: Member, change: Partial<SafetyChoices>): void {
  context.tables.safetyChoices.put(String(member.id), { ...choicesOf(context, member.id), ...change })
}
