import type { CallsOf, games as gameCalls } from '@croupier/api'
import { tileOfGame, type GameTile } from '../game-tile/GameTile.ts'
import { limits } from '../config/constants.ts'
import { searchGames, type GamesFound, type KnownNames } from './searchGames.ts'

/** Lists of the lobby. */
export type ListType = 'all' | 'hot' | 'fav' | 'recent'

/** Filters of the list; a missing field does not filter. */
export interface GameFilters {
  readonly gameClassify?: string | undefined
  readonly minBet?: string | undefined
  readonly gameName?: string | undefined
}

/** Request of a lobby. The hot list comes from the catalogue, without a call. */
export interface ListQuestion {
  readonly listType: ListType
  readonly gameType: string
  readonly vassalage: string | undefined
  readonly filters: GameFilters
  readonly pageNo: number
}

/** A page of the list, the same for every call. */
export interface ListPage {
  readonly games: readonly GameTile[]
  readonly totalPages: number
  /** Whether the member may clear the list: recent games, on platforms that support it. */
  readonly clearable?: boolean
  /** Set where a name was searched for. */
  readonly found?: Pick<GamesFound, 'by' | 'vendor'>
}

/** Requests one page with the call of its list type. */
export async function listPage(
  { games }: CallsOf<typeof gameCalls>,
  question: ListQuestion,
  known: KnownNames,
  signal: AbortSignal,
): Promise<ListPage> {
  const { listType, gameType, vassalage, filters, pageNo } = question
  const paging = { pageNo, pageSize: limits.gamesPerPage }
  if (listType === 'fav') {
    const { content, totalPages } = await games.favourites({ ...paging, gameType }, { signal })
    return { games: content.map(tileOfGame), totalPages }
  }
  if (listType === 'recent') {
    const { list, totalPages, clearable } = await games.recent({ ...paging, ...chosen({ vassalage }) }, { signal })
    const tiles = list.map((game): GameTile => {
      const { lastStake, lastPayout } = game
      return {
        ...tileOfGame(game),
        ...(lastStake && lastPayout && { lastBet: { stake: lastStake, payout: lastPayout } }),
      }
    })
    return { games: tiles, totalPages, clearable }
  }
  const { gameName, ...others } = filters
  if (gameName !== undefined) {
    const wanted = { ...paging, gameType, gameName, ...chosen({ vassalage, ...others }) }
    const { by, vendor, ...page } = await searchGames({ games }, wanted, known, signal)
    return { ...page, found: { by, ...(vendor && { vendor }) } }
  }
  const answer = await games.list({ ...paging, gameType, ...chosen({ vassalage, ...others }) }, { signal })
  return { games: answer.games.map(tileOfGame), totalPages: answer.totalPages }
}

/** Fields not chosen are omitted, never sent empty. */
function chosen<T extends Readonly<Record<string, string | undefined>>>(fields: T): { [Key in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: string
  }
}
