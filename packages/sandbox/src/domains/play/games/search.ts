import { plainSpelling } from '@croupier/locales/spelling'
import { smallestStake } from '../rounds/stakes.ts'
import type { Catalogue, Game, Lane } from '../../merchants/catalogue/Catalogue.ts'

/** Query of a game list. Missing fields do not filter. */
export interface GameQuery {
  readonly gameType?: string | undefined
  readonly vendor?: string | undefined
  readonly gameClass?: string | undefined
  readonly name?: string | undefined
  /** Minor units; only games with exactly this minimum bet. */
  readonly minBet?: bigint | undefined
}

/** Normalised names of each game, cached because a search compares every game. */
const spelled = new WeakMap<Game, string>()

function spellingOf(game: Game): string {
  let names = spelled.get(game)
  if (names === undefined) {
    names = plainSpelling(Object.values(game.names).join('\n'))
    spelled.set(game, names)
  }
  return names
}

/** Games that match, in list order. Searches names in every language, ignoring case, width and marks. */
export function findGames(catalogue: Catalogue, query: GameQuery): readonly Game[] {
  const lane = query.gameType?.toUpperCase()
  const games = lane ? (catalogue.gamesByLane.get(lane as Lane) ?? []) : catalogue.games
  const vendors = query.vendor ? new Set(query.vendor.split(',')) : null
  const name = query.name && plainSpelling(query.name.trim())
  return games.filter(
    (game) =>
      (!vendors || vendors.has(game.vendor)) &&
      (!query.gameClass || game.gameClass === query.gameClass) &&
      (query.minBet === undefined || smallestStake(game) === query.minBet) &&
      (!name || spellingOf(game).includes(name)),
  )
}
