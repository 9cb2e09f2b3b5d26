import { demoGameOf } from '@croupier/games'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'

/** Stakes as multiples of the game's minimum bet. */
const MULTIPLES = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n]
/** No stake above this, in minor units. */
const LARGEST_STAKE = 50_000n

/** The smallest stake that a game takes, in minor units: what lists state of it. */
export const smallestStake = (game: Game): bigint => stakesOf(game)[0] ?? game.minBet

/** Stakes a game offers, ascending: multiples of its minimum bet that its pays divide exactly; none when nothing plays. */
export function stakesOf(game: Game): bigint[] {
  const unit = demoGameOf(game)?.stakeUnit
  if (unit === undefined) return []
  return MULTIPLES.map((multiple) => game.minBet * multiple).filter(
    (stake) => stake <= LARGEST_STAKE && stake % unit === 0n,
  )
}
