import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { RoundRefused } from '../port/rounds.ts'
import { fair } from './fair.ts'
import { showdownPage } from './page.ts'
import { beginShowdown, moves, moveShowdown, returns, type ShowdownFacts, type ShowdownState } from './rules.ts'

const choiceSchema = z.object({ sit: z.literal(true) })
const moveSchema = z.object({ move: z.enum(moves) })

/** Three-card showdown against an opponent that the sandbox plays. */
export const showdown = defineGame<ShowdownFacts, object>({
  id: 'showdown',
  suits: ({ gameType }) => gameType === 'PVP',
  // Half of a buy-in is the ante, and half of a raked pot may be paid.
  stakeUnit: 200n,
  facts: { returns, volatility: 'medium', lastChanged: '2026-11-22', paceMs: 5_000 },
  fair,
  choice(input) {
    const read = z.safeParse(choiceSchema, input)
    return read.success ? read.data : null
  },
  play: {
    begin: beginShowdown,
    act(round, input) {
      const read = z.safeParse(moveSchema, input)
      if (!read.success) throw new RoundRefused('round.move', 'no move of this game')
      return moveShowdown(round, read.data.move)
    },
    // The player's own cards and the turn, never the opponent's hand.
    view(round) {
      const { player, turn } = round.state as unknown as ShowdownState
      return { player, turn }
    },
  },
  page: showdownPage,
})
