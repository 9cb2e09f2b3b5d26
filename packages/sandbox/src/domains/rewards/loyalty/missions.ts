import { missions, type Mission } from '../promotions/missionList.ts'
import { type Span } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { withMoney } from '../../../core/words/moneyWords.ts'
import { issueFromBonusBudget } from '../promotions/bonusBudget.ts'
import { issueReward, rewardOf, takesPart } from '../promotions/rewards.ts'
import type { Reward } from '../promotions/rows.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { World } from '../../../World.ts'
import { depositedBetween, periodOf, turnoverBetween } from '../../money/wagering/turnover.ts'

/** How far a member is with a mission. */
export interface MissionState {
  readonly mission: Mission
  readonly period: Span
  /** Rounds, or minor units. */
  readonly actual: bigint
  /** The mission's reward once it was reached. */
  readonly reward: Reward | undefined
}

/** How far a member is with every mission of the running periods. */
export function missionStates(world: World, member: Member): MissionState[] {
  return missions.map((mission) => {
    const period = periodOf(world, member, mission.period, world.clock.now())
    const reward = rewardOf(world, member.id, sourceOf(mission, period))
    return { mission, period, actual: progress(world, member, mission, period), reward }
  })
}

/** Issues the reward of every mission the member has completed in its running period; once each. */
export function settleMissions(world: World, member: Member): void {
  if (!takesPart(member) || breakOf(world, member)) return
  for (const { mission, period, actual, reward } of missionStates(world, member)) {
    if (reward || actual < mission.target) continue
    // Rounds may be as small as a game allows: what they bring is covered by what was staked.
    const issue = mission.metric === 'turnover' ? issueReward : issueFromBonusBudget
    issue(world, member, {
      type: 'MISSION',
      source: sourceOf(mission, period),
      name: withMoney(mission.name, currencyOf(world, member), [mission.target]),
      ...(mission.amount !== undefined && { amount: mission.amount }),
      ...(mission.points !== undefined && { points: mission.points }),
      ...(mission.ticket !== undefined && { ticket: mission.ticket }),
      ...(mission.multiple !== undefined && { multiple: mission.multiple }),
    })
  }
}

function progress(world: World, member: Member, mission: Mission, { from, to }: Span): bigint {
  if (mission.metric === 'deposit') return depositedBetween(world, member.id, from, to)
  const { staked, rounds } = turnoverBetween(world, member.id, from, to, mission.gameTypes)
  return mission.metric === 'rounds' ? BigInt(rounds) : staked
}

const sourceOf = (mission: Mission, period: Span): string => `mission/${mission.id}/${period.from}`
