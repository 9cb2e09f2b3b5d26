import type { Dealer, Outcome } from '../../rounds/rounds.ts'
import { evaluate, windowAt } from './evaluate.ts'
import { stopCount, strips } from './machine.ts'

/** What a finished round lets the page show: where the reels stand and which lines pay how many times the stake. */
export interface SlotDetail {
  readonly stops: readonly number[]
  readonly lineWins: readonly {
    readonly line: number
    readonly symbol: string
    readonly count: number
    readonly pays: string
  }[]
  readonly scatters: number
  readonly scatterPays: string
  readonly [key: string]: unknown
}

/** Draws one round: a stop for each reel from the dealer, nothing else. `stake` is in minor units. */
export const dealSlot =
  (stake: bigint) =>
  (dealer: Dealer): Outcome => {
    const stops = strips.map(() => dealer.integer(stopCount))
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
