import { gameOf, type Outcome } from '@croupier/games'
import { revealResult, sharedDealer } from './sharedResults.ts'
import { shown } from './hiddenRound.ts'
import type { Context } from '../../../Context.ts'
import type { OpenRoundRow } from './rows.ts'

/** Settles a bet by the results it was placed on, and reveals their seeds. The results must be due. */
export function outcomeOfPlaced(context: Context, row: OpenRoundRow): Outcome {
  const { state } = shown(context, row)
  const { game } = state as { readonly game: string }
  const { shared } = gameOf(game)
  if (!shared) throw new Error(`${game} has no shared results`)
  return shared.settleBet(row.stake, state, (resultId) => {
    revealResult(context, resultId)
    return sharedDealer(context, resultId)
  })
}
