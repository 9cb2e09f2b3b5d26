import { addDays, dateAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { Words } from '../../../core/words/Words.ts'
import type { World } from '../../../World.ts'
import type { TicketKind } from '../tickets/rows.ts'
import { issueFromBonusBudget } from './bonusBudget.ts'
import { claimReward, takesPart, type Given } from './rewards.ts'

const NAME: Words = { EN: 'Daily check-in', TY: 'Araw-araw na sign-in', BN: 'দৈনিক সাইন-ইন' }

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

/** How far a member is: days in a row up to today or yesterday, and whether today's was taken. */
export function signInState(world: World, member: Member): { readonly streak: number; readonly today: boolean } {
  const row = world.tables.signIns.get(String(member.id))
  const { today, yesterday } = days(world, member)
  if (row?.day === today) return { streak: row.streak, today: true }
  const goesOn = row?.day === yesterday && row.streak < SIGN_IN_DAYS.length
  return { streak: goesOn ? row.streak : 0, today: false }
}

/** Takes today's sign-in reward; a missed day begins the week again. */
export function signInToday(world: World, member: Member): { readonly day: number; readonly given: Given[] } {
  if (!takesPart(member)) throw new Refusal('promotion.not.eligible')
  const state = signInState(world, member)
  if (state.today) throw new Refusal('promotion.already.claimed')
  const { today } = days(world, member)
  const streak = state.streak + 1
  world.tables.signIns.put(String(member.id), { memberId: member.id, day: today, streak })
  const gift = SIGN_IN_DAYS[streak - 1] ?? { points: 0n }
  const reward = issueFromBonusBudget(world, member, { type: 'LOGIN', source: `signIn/${today}`, name: NAME, ...gift })
  if (!reward) throw new Refusal('promotion.not.eligible')
  return { day: streak, given: claimReward(world, member, String(reward.id)) }
}

function days(world: World, member: Member): { readonly today: string; readonly yesterday: string } {
  const today = dateAt(world.clock.now(), timeZoneOf(world, member))
  return { today, yesterday: addDays(today, -1) }
}
