import { demoGameOf } from '@croupier/games'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'

/** Stakes as multiples of the game's minimum bet. */
const MULTIPLES = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n]
/** Largest stake, in minor units. */
const LARGEST_STAKE = 50_000n

/** The smallest stake of a game, in minor units, as stated in lists. */
export const smallestStake = (game: Game): bigint => stakesOf(game)[0] ?? game.minBet

/** Stakes of a game, ascending: multiples of its minimum bet that its payouts divide exactly; may be empty. */
export function stakesOf(game: Game): bigint[] {
  const unit = demoGameOf(game)?.stakeUnit
  if (unit === undefined) return []
  return MULTIPLES.map((multiple) => game.minBet * multiple).filter(
    (stake) => stake <= LARGEST_STAKE && stake % unit === 0n,
  )
}
