import { gameOf, type Outcome } from '@croupier/games'
import { revealResult, sharedDealer } from './sharedResults.ts'
import { shown } from './hiddenRound.ts'
import type { World } from '../../../World.ts'
import type { OpenRoundRow } from './rows.ts'

/** Settles a bet by the results it was placed on, and reveals their seeds. They are due when this is called. */
export function outcomeOfPlaced(world: World, row: OpenRoundRow): Outcome {
  const { state } = shown(world, row)
  const { game } = state as { readonly game: string }
  const { shared } = gameOf(game)
  if (!shared) throw new Error(`${game} has no shared results`)
  return shared.settleBet(row.stake, state, (resultId) => {
    revealResult(world, resultId)
    return sharedDealer(world, resultId)
  })
}
