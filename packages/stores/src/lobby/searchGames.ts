import type { CallsOf, games as gameCalls, Value } from '@croupier/api'
import type { VendorCard } from '../catalogue/CatalogueStore.ts'
import { tileOfGame, type GameTile } from '../game-tile/GameTile.ts'
import { foldedSpelling, slipsBetween } from './spelling.ts'

/** Why games were found: the term is in the name, is the vendor's name, or is spelled almost like the name. */
export type FoundBy = 'name' | 'vendor' | 'similar'

/** The result of a search. */
export interface GamesFound {
  readonly games: readonly GameTile[]
  readonly totalPages: number
  readonly by: FoundBy
  /** The vendor of the games. */
  readonly vendor?: VendorCard
}

/** The parameters of a search. */
export interface SearchOf {
  readonly gameType: string
  readonly gameName: string
  readonly vassalage?: string
  readonly gameClassify?: string
  readonly minBet?: string
  readonly pageNo: number
  readonly pageSize: number
}

/** Names available without a request. */
export interface KnownNames {
  /** Vendors of the game type. */
  readonly vendors: readonly VendorCard[]
  /** Games that have been loaded. */
  readonly games: readonly GameTile[]
}

type Game = Value<'games.list'>['games'][number]

/**
 * Number of letters of a misspelled word to search for: a typo is seldom in both the beginning and the end of a word.
 */
const pieceLength = 3
const pieceSize = 48
const similarShown = 24

/**
 * Searches by name. The platform finds names that contain the typed text; without a hit this searches for a vendor with
 * that code or name, then for names with a similar spelling.
 */
export async function searchGames(
  { games }: CallsOf<typeof gameCalls>,
  { gameName, ...rest }: SearchOf,
  known: KnownNames,
  signal: AbortSignal,
): Promise<GamesFound> {
  const named = await games.list({ ...rest, gameName }, { signal })
  const byName: GamesFound = { games: named.games.map(tileOfGame), totalPages: named.totalPages, by: 'name' }
  if (byName.games.length > 0 || rest.pageNo > 1) return byName
  const typed = foldedSpelling(gameName)
  if (typed === '') return byName

  const vendor = rest.vassalage === undefined ? vendorsCalled(gameName, known.vendors)[0] : undefined
  if (vendor !== undefined) {
    const theirs = await games.list({ ...rest, vassalage: vendor.vassalage }, { signal })
    if (theirs.games.length > 0) return { games: theirs.games.map(tileOfGame), totalPages: 1, by: 'vendor', vendor }
  }

  const { gameType, vassalage, gameClassify, minBet } = rest
  const filters = {
    gameType,
    ...(vassalage !== undefined && { vassalage }),
    ...(gameClassify !== undefined && { gameClassify }),
    ...(minBet !== undefined && { minBet }),
  }
  const answers = await Promise.all(
    piecesOf(typed).map((piece) =>
      games.list({ ...filters, gameName: piece, pageNo: 1, pageSize: pieceSize }, { signal }),
    ),
  )
  // Known games are not filtered: only the platform has their class.
  const isFiltered = gameClassify !== undefined || minBet !== undefined || vassalage !== undefined
  const candidates = [
    ...answers.flatMap((answer) => answer.games.map((game) => ({ tile: tileOfGame(game), names: namesOf(game) }))),
    ...(isFiltered ? [] : known.games.map((tile) => ({ tile, names: [tile.name] }))),
  ]
  const similar = new Map<string, { readonly tile: GameTile; readonly slips: number }>()
  for (const { tile, names } of candidates) {
    const slips = Math.min(...names.map((name) => slipsBetween(typed, foldedSpelling(name)) ?? Infinity))
    if (slips < Infinity && !similar.has(tile.nodeId)) similar.set(tile.nodeId, { tile, slips })
  }
  return {
    games: [...similar.values()]
      .sort((one, other) => one.slips - other.slips)
      .slice(0, similarShown)
      .map(({ tile }) => tile),
    totalPages: 1,
    by: 'similar',
  }
}

/** The vendors that match a term: by their code, or by the beginning of a word of their name. Codes come first. */
export function vendorsCalled(term: string, vendors: readonly VendorCard[]): readonly VendorCard[] {
  const typed = foldedSpelling(term)
  if (typed === '') return []
  const isCode = (card: VendorCard) => foldedSpelling(card.vassalage) === typed
  const isNamed = (card: VendorCard) =>
    typed.length > 1 && ` ${foldedSpelling(card.displayName ?? card.title)}`.includes(` ${typed}`)
  return [...vendors.filter(isCode), ...vendors.filter((card) => !isCode(card) && isNamed(card))]
}

const namesOf = ({ gameName, defaultLanguage }: Game): readonly string[] =>
  [gameName, defaultLanguage].filter((name): name is string => typeof name === 'string' && name !== '')

/** The beginning and the end of the longest word. */
function piecesOf(typed: string): readonly string[] {
  const longest = typed.split(' ').reduce((most, word) => (word.length > most.length ? word : most))
  return longest.length <= pieceLength ? [] : [longest.slice(0, pieceLength), longest.slice(-pieceLength)]
}
