import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { RoundRefused } from '../port/rounds.ts'
import { sportsBoard } from './board.ts'
import { fair } from './fair.ts'
import { fixtureOf, sportOf } from './fixtures.ts'
import { sportsPage } from './page.ts'
import {
  combined,
  drawMatch,
  MOST_LEGS,
  MOST_TIMES,
  offerOf,
  settleSlip,
  statedReturn,
  type Leg,
  type MatchFacts,
  type Slip,
} from './rules.ts'

const legSchema = z.object({
  fixture: z.string().check(z.maxLength(40)),
  market: z.string().check(z.maxLength(20)),
  pick: z.string().check(z.maxLength(20)),
  odds: z.int(),
})
const slipSchema = z.object({ legs: z.array(legSchema).check(z.minLength(1), z.maxLength(MOST_LEGS)) })

/** The sportsbook: fixtures by the clock, single bets and accumulators. */
export const sports = defineGame<MatchFacts, readonly Leg[]>({
  id: 'sports',
  suits: ({ gameType }) => gameType === 'SPORTS',
  // Odds are hundredths.
  stakeUnit: 100n,
  typedStake: true,
  facts: {
    // Of a single. Each further selection of an accumulator applies the margin again.
    returns: { least: (statedReturn - 1) * 100, most: statedReturn * 100 },
    volatility: 'yourChoice',
    lastChanged: '2026-11-22',
    paceMs: 5_000,
  },
  fair,
  choice(input) {
    const read = z.safeParse(slipSchema, input)
    return read.success ? read.data.legs : null
  },
  play: {
    placeBet(legs, { game, now }) {
      const sport = sportOf(game.vendorCode)
      const fixtures = legs.map((leg) => {
        const fixture = fixtureOf(leg.fixture)
        const offer = fixture && offerOf(fixture, leg)
        if (!fixture || !offer || fixture.sport !== sport) throw new RoundRefused('round.move', 'nothing on offer')
        if (now >= fixture.startsAt || offer.odds !== leg.odds)
          throw new RoundRefused('bet.closed', 'no longer offered')
        return fixture
      })
      const { over, under } = combined(legs)
      if (new Set(fixtures.map(({ id }) => id)).size < legs.length || over > under * MOST_TIMES)
        throw new RoundRefused('round.move', 'no slip of this book')
      const last = fixtures.reduce((one, other) => (other.endsAt > one.endsAt ? other : one))
      const slip: Slip = { game: 'sports', resultId: last.id, legs }
      return { state: slip, dueAt: last.endsAt, resultId: last.id }
    },
    settleBet(stake, state, dealerOf) {
      const slip = state as Slip
      return settleSlip(
        stake,
        slip,
        slip.legs.map(({ fixture }) => drawMatch(dealerOf(fixture), fixture)),
      )
    },
    board: sportsBoard,
  },
  page: sportsPage,
})
