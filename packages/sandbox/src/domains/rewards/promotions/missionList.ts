import type { Words } from '../../../core/words/Words.ts'
import type { TicketKind } from '../tickets/rows.ts'

/** A task for a calendar day, week or month. */
export interface Mission {
  readonly id: string
  readonly period: 'day' | 'week' | 'month'
  readonly metric: 'turnover' | 'rounds' | 'deposit'
  /** Game types that count; all by default. */
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

/** Live tables have too high a return for missions on top. */
const BESIDES_LIVE = ['RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT']

/** The missions. Their rewards for turnover are included in the sum that `totalReturn.test.ts` keeps under 100%. */
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
