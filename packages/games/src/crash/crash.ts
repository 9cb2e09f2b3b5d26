import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { RoundRefused } from '../port/rounds.ts'
import { curve } from './curve.ts'
import { fair } from './fair.ts'
import { crashPage } from './page.ts'
import { beginCrash, cashOut, statedReturn, type CrashBet, type CrashFacts } from './rules.ts'

const betSchema = z.object({ auto: z.nullable(z.int().check(z.gt(100), z.lte(curve.cap))) })
const moveSchema = z.object({ cashOut: z.literal(true) })

/** The crash game: a multiplier climbs until it crashes. */
export const crash = defineGame<CrashFacts, CrashBet>({
  id: 'crash',
  // Arcade games take turns between slot and crash.
  suits: ({ gameType, gameClass, nodeId, isHot }) =>
    gameType === 'RNG' && gameClass === 'AC' && nodeId % 2 === 0 && !isHot,
  // Payouts are hundredths of the stake.
  stakeUnit: 100n,
  facts: {
    returns: { least: statedReturn * 100, most: statedReturn * 100 },
    volatility: 'yourChoice',
    lastChanged: '2026-11-21',
    paceMs: 5_000,
  },
  fair,
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: {
    begin: beginCrash,
    act(round, move) {
      if (!z.safeParse(moveSchema, move).success) throw new RoundRefused('round.move', 'no move of this game')
      return cashOut(round)
    },
    // Reveals neither the crash point nor the time until it.
    view: () => null,
  },
  page: crashPage,
})
