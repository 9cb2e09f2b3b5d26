import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { returnOf } from './chances.ts'
import { fair } from './fair.ts'
import { baccaratPage } from './page.ts'
import { settleBaccarat, sides, type BaccaratBet, type BaccaratFacts } from './rules.ts'

const betSchema = z.object({ side: z.enum(sides) })
const returns = sides.map(returnOf)

/** Punto banco with commission, from eight decks. */
export const baccarat = defineGame<BaccaratFacts, BaccaratBet>({
  id: 'baccarat',
  suits: ({ gameType }) => gameType === 'LIVE',
  // Payouts are hundredths of the stake.
  stakeUnit: 100n,
  facts: {
    returns: { least: Math.min(...returns), most: Math.max(...returns) },
    volatility: 'low',
    lastChanged: '2026-11-21',
    paceMs: 5_000,
  },
  fair,
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: { settle: settleBaccarat },
  page: baccaratPage,
})
