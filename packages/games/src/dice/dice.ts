import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { fair } from './fair.ts'
import { dicePage } from './page.ts'
import { chances, offered, returnAt, settleDice, type DiceBet, type DiceFacts } from './rules.ts'

const betSchema = z.object({
  side: z.enum(['under', 'over']),
  chance: z.int().check(z.gte(chances.least), z.lte(chances.most)),
})
const returns = offered.map(returnAt)

/** The dice: over or under a line of the player's choosing. */
export const dice = defineGame<DiceFacts, DiceBet>({
  id: 'dice',
  suits: ({ gameType, gameClass, isHot }) => gameType === 'RNG' && gameClass === 'TG' && !isHot,
  // Payouts are hundredths of the stake.
  stakeUnit: 100n,
  facts: {
    returns: { least: Math.min(...returns), most: Math.max(...returns) },
    volatility: 'yourChoice',
    lastChanged: '2026-11-22',
    paceMs: 5_000,
  },
  fair,
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: { settle: settleDice },
  page: dicePage,
})
