import { missions, type Mission } from '../promotions/missionList.ts'
import { dateTimeAt, type Span } from '@croupier/locales/calendar'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { withMoney } from '../../../core/words/moneyWords.ts'
import { issueFromBonusBudget } from '../promotions/bonusBudget.ts'
import { issueReward, rewardOf, takesPart } from '../promotions/rewards.ts'
import type { Reward } from '../promotions/rows.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { depositedBetween, periodOf, turnoverBetween } from '../../money/wagering/turnover.ts'

/** A member's progress with a mission. */
export interface MissionState {
  readonly mission: Mission
  readonly period: Span
  /** Rounds, or minor units. */
  readonly actual: bigint
  /** The mission's reward, once the target is reached. */
  readonly reward: Reward | undefined
}

/** A member's progress with every mission of the current periods. */
export function missionStates(context: Context, member: Member): MissionState[] {
  return missions.map((mission) => {
    const period = periodOf(context, member, mission.period, context.clock.now())
    const reward = rewardOf(context, member.id, sourceOf(mission, period))
    return { mission, period, actual: progress(context, member, mission, period), reward }
  })
}

/** Issues the reward of every mission that the member has completed in the current period, and tells them; once each. */
export function settleMissions(context: Context, member: Member): void {
  if (!takesPart(member) || breakOf(context, member)) return
  for (const { mission, period, actual, reward } of missionStates(context, member)) {
    if (reward || actual < mission.target) continue
    // Rounds can be as small as a game allows, so what was staked must cover their reward.
    const issue = mission.metric === 'turnover' ? issueReward : issueFromBonusBudget
    const issued = issue(context, member, {
      type: 'MISSION',
      source: sourceOf(mission, period),
      name: withMoney(mission.name, currencyOf(context, member), [mission.target]),
      ...(mission.amount !== undefined && { amount: mission.amount }),
      ...(mission.points !== undefined && { points: mission.points }),
      ...(mission.ticket !== undefined && { ticket: mission.ticket }),
      ...(mission.multiple !== undefined && { multiple: mission.multiple }),
    })
    if (!issued) continue
    const until = dateTimeAt(issued.expiresAt, timeZoneOf(context, member))
    sendMessage(context, member.id, 'mission.reached', [until], { kind: 'mission', id: mission.id })
  }
}

function progress(context: Context, member: Member, mission: Mission, { from, to }: Span): bigint {
  if (mission.metric === 'deposit') return depositedBetween(context, member.id, from, to)
  const { staked, rounds } = turnoverBetween(context, member.id, from, to, mission.gameTypes)
  return mission.metric === 'rounds' ? BigInt(rounds) : staked
}

const sourceOf = (mission: Mission, period: Span): string => `mission/${mission.id}/${period.from}`
