import type { Dealer, Outcome } from '../port/rounds.ts'
import { evaluate, windowAt } from './evaluate.ts'
import { stopCount, strips } from './machine.ts'

/** The drawn facts: the stop of each reel. */
export type SlotFacts = {
  readonly stops: readonly number[]
}

/** What the page shows of a finished round: the stops, and the winning lines with their multiples of the stake. */
export interface SlotDetail {
  readonly game: 'slot'
  readonly stops: readonly number[]
  readonly lineWins: readonly {
    readonly line: number
    readonly symbol: string
    readonly count: number
    readonly pays: string
  }[]
  readonly scatters: number
  readonly scatterPays: string
}

/** Draws a stop for each reel, nothing else. */
export const drawSlot = (dealer: Dealer): SlotFacts => ({ stops: strips.map(() => dealer.integer(stopCount)) })

/** What the stops pay. `stake` is in minor units. */
export const settleSlot = (stake: bigint, { stops }: SlotFacts): Outcome => {
  const result = evaluate(windowAt(stops))
  return {
    payout: stake * result.pays,
    detail: {
      game: 'slot',
      stops,
      lineWins: result.lineWins.map(({ line, symbol, count, pays }) => ({ line, symbol, count, pays: String(pays) })),
      scatters: result.scatters,
      scatterPays: String(result.scatterPays),
    },
  }
}
