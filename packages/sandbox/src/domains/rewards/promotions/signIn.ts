import { addDays, dateAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { Words } from '../../../core/words/Words.ts'
import type { Context } from '../../../Context.ts'
import type { TicketKind } from '../tickets/rows.ts'
import { issueFromBonusBudget } from './bonusBudget.ts'
import { claimReward, takesPart, type Given } from './rewards.ts'

const NAME: Words = { EN: 'Daily check-in', TY: 'Araw-araw na check-in', BN: 'দৈনিক চেক-ইন' }

/** Rewards of seven days in a row. */
export const SIGN_IN_DAYS: readonly { readonly points: bigint; readonly ticket?: TicketKind }[] = [
  { points: 5n },
  { points: 5n },
  { points: 10n },
  { points: 10n },
  { points: 15n },
  { points: 15n },
  { points: 30n, ticket: 'GOLDEN_EGG' },
]

/** A member's progress: days in a row up to today or yesterday, and whether today's reward was claimed. */
export function signInState(context: Context, member: Member): { readonly streak: number; readonly today: boolean } {
  const row = context.tables.signIns.get(String(member.id))
  const { today, yesterday } = days(context, member)
  if (row?.day === today) return { streak: row.streak, today: true }
  const goesOn = row?.day === yesterday && row.streak < SIGN_IN_DAYS.length
  return { streak: goesOn ? row.streak : 0, today: false }
}

/** Claims today's check-in reward; a missed day restarts the week. */
export function signInToday(context: Context, member: Member): { readonly day: number; readonly given: Given[] } {
  if (!takesPart(member)) throw new Refusal('promotion.not.eligible')
  const state = signInState(context, member)
  if (state.today) throw new Refusal('promotion.already.claimed')
  const { today } = days(context, member)
  const streak = state.streak + 1
  context.tables.signIns.put(String(member.id), { memberId: member.id, day: today, streak })
  const gift = SIGN_IN_DAYS[streak - 1] ?? { points: 0n }
  const reward = issueFromBonusBudget(context, member, {
    type: 'LOGIN',
    source: `signIn/${today}`,
    name: NAME,
    ...gift,
  })
  if (!reward) throw new Refusal('promotion.not.eligible')
  return { day: streak, given: claimReward(context, member, String(reward.id)) }
}

function days(context: Context, member: Member): { readonly today: string; readonly yesterday: string } {
  const today = dateAt(context.clock.now(), timeZoneOf(context, member))
  return { today, yesterday: addDays(today, -1) }
}
