import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { noteChange } from './changes.ts'
import { limitsFirst } from './duties.ts'
import { limitsOf } from './limits.ts'
import { safetyRules } from './markets.ts'
import { reminderMinutes } from './headroom.ts'
import type { SafetyChoices } from './rows.ts'

/** After "later" the prompt comes again after this time. */
const LATER_MS = 30 * DAY

/** Choices of a member besides limits. */
export function choicesOf(world: Pick<World, 'tables'>, memberId: number): SafetyChoices {
  const none = { memberId, reminderMinutes: null, reviewedAt: null, promptFrom: null }
  return world.tables.safetyChoices.get(String(memberId)) ?? none
}

/** Chooses the minutes between reality checks, within the market's bounds. In force immediately either way. */
export function setReminder(world: World, merchant: Merchant, member: Member, minutes: number): void {
  const { least, most } = safetyRules(world, merchant).reminder
  if (!Number.isInteger(minutes) || minutes < least || minutes > most) {
    throw new Refusal('safety.reminder.invalid', { values: [String(least), String(most)] })
  }
  const before = BigInt(reminderMinutes(world, member))
  choose(world, member, { reminderMinutes: minutes })
  noteChange(world, { memberId: member.id, event: 'reminder.set', kind: 'reminder', before, after: BigInt(minutes) })
}

/** The member looked at the limits: kept them as they are, or put it off. */
export function noteReview(world: World, member: Member, choice: 'kept' | 'later'): void {
  const now = world.clock.now()
  choose(world, member, choice === 'kept' ? { reviewedAt: now, promptFrom: null } : { promptFrom: now + LATER_MS })
  noteChange(world, { memberId: member.id, event: choice === 'kept' ? 'review.kept' : 'review.later' })
}

/** The member read how balances are protected. Said once: a repetition keeps the first time. */
export function noteProtectionRead(world: World, member: Member): void {
  if (choicesOf(world, member.id).protectionReadAt != null) return
  choose(world, member, { protectionReadAt: world.clock.now() })
  noteChange(world, { memberId: member.id, event: 'protection.read' })
}

/** The member declares to be of age and in none of the market's barred groups. */
export function noteDeclaration(world: World, member: Member): void {
  choose(world, member, { declaredAt: world.clock.now() })
  noteChange(world, { memberId: member.id, event: 'declaration.made' })
}

/** Whether to ask about limits: for the first time, to look at them again, or not now. */
export function promptDue(world: World, merchant: Merchant, member: Member): 'first' | 'review' | 'none' {
  const { reviewedAt, promptFrom } = choicesOf(world, member.id)
  const now = world.clock.now()
  // Where a choice comes before play, it cannot be put off.
  if (limitsFirst(world, merchant, member)) return 'first'
  if (promptFrom !== null && now < promptFrom) return 'none'
  const limits = limitsOf(world, member.id)
  if (limits.length === 0 && reviewedAt === null) return 'first'
  const newest = Math.max(reviewedAt ?? 0, ...limits.map((limit) => limit.since))
  return now - newest >= safetyRules(world, merchant).reviewEveryMs ? 'review' : 'none'
}

function choose(world: World, member: Member, change: Partial<SafetyChoices>): void {
  world.tables.safetyChoices.put(String(member.id), { ...choicesOf(world, member.id), ...change })
}
