import { type Span } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { withMoney } from '../../../core/words/moneyWords.ts'
import type { Words } from '../../../core/words/Words.ts'
import { issueFromPurse } from '../promotions/giftPurse.ts'
import { issueReward, rewardOf, takesPart } from '../promotions/rewards.ts'
import type { Reward } from '../promotions/rows.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { World } from '../../../World.ts'
import type { TicketKind } from '../tickets/rows.ts'
import { depositedBetween, periodOf, turnoverBetween } from '../../money/wagering/turnover.ts'

/** Something to do in a calendar day, week or month. */
export interface Mission {
  readonly id: string
  readonly period: 'day' | 'week' | 'month'
  readonly metric: 'turnover' | 'rounds' | 'deposit'
  /** Game types that count; left out, all do. */
  readonly gameTypes?: readonly string[]
  /** Rounds, or minor units. */
  readonly target: bigint
  /** `{0}` is the target as money. */
  readonly name: Words
  readonly amount?: bigint
  readonly points?: bigint
  readonly ticket?: TicketKind
  readonly multiple?: number
}

/** Live tables return too much for missions to come on top (decision 0013). */
const BESIDES_LIVE = ['RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT']

/** The missions. What they give for turnover is part of the sum that `totalReturn.test.ts` keeps under 100%. */
export const missions: readonly Mission[] = [
  {
    id: 'day-rounds',
    period: 'day',
    metric: 'rounds',
    target: 20n,
    points: 20n,
    name: { EN: 'Play 20 rounds', TY: 'Maglaro ng 20 round', BN: '২০টি রাউন্ড খেলুন' },
  },
  {
    id: 'day-slots',
    period: 'day',
    metric: 'turnover',
    gameTypes: ['RNG', 'FISH'],
    target: 20_000n,
    amount: 20n,
    multiple: 1,
    name: { EN: 'Turn over {0} on slots', TY: 'Tumaya ng kabuuang {0} sa slot', BN: 'স্লটে মোট {0} বাজি' },
  },
  {
    id: 'week-turnover',
    period: 'week',
    metric: 'turnover',
    gameTypes: BESIDES_LIVE,
    target: 200_000n,
    ticket: 'PRIZE_WHEEL',
    name: {
      EN: 'Turn over {0} this week, live tables excluded',
      TY: 'Tumaya ng {0} ngayong linggo, maliban sa live',
      BN: 'এ সপ্তাহে {0} বাজি, লাইভ টেবিল বাদে',
    },
  },
  {
    id: 'week-deposit',
    period: 'week',
    metric: 'deposit',
    target: 50_000n,
    ticket: 'RAFFLE',
    name: { EN: 'Deposit {0} this week', TY: 'Magdeposito ng {0} ngayong linggo', BN: 'এ সপ্তাহে {0} ডিপোজিট' },
  },
  {
    id: 'month-turnover',
    period: 'month',
    metric: 'turnover',
    gameTypes: BESIDES_LIVE,
    target: 1_000_000n,
    amount: 500n,
    multiple: 3,
    name: {
      EN: 'Turn over {0} this month, live tables excluded',
      TY: 'Tumaya ng {0} ngayong buwan, maliban sa live',
      BN: 'এ মাসে {0} বাজি, লাইভ টেবিল বাদে',
    },
  },
]

/** A mission by id. */
export function missionOf(id: string): Mission {
  const mission = missions.find((one) => one.id === id)
  if (!mission) throw new Error(`There is no mission ${id}`)
  return mission
}

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
    const issue = mission.metric === 'turnover' ? issueReward : issueFromPurse
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
