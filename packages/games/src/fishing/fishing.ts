import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { fair } from './fair.ts'
import { fishingPage } from './page.ts'
import { returnOf, settleFishing, targetNames, type FishingBet, type FishingFacts } from './rules.ts'

const betSchema = z.object({ target: z.enum(targetNames) })
const returns = targetNames.map(returnOf)

/** The fishing game: each shot is a round. */
export const fishing = defineGame<FishingFacts, FishingBet>({
  id: 'fishing',
  suits: ({ gameType }) => gameType === 'FISH',
  // Payouts are whole multiples of the stake.
  stakeUnit: 1n,
  facts: {
    returns: { least: Math.min(...returns), most: Math.max(...returns) },
    volatility: 'yourChoice',
    lastChanged: '2026-11-21',
    paceMs: 5_000,
  },
  fair,
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: { settle: settleFishing },
  page: fishingPage,
})
