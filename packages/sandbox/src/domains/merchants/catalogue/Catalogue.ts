import { inLanguage, type Words } from '../../../core/words/Words.ts'
/** Lanes of the vendor answer, in the order the platform sends them. */
export const LANES = ['SPORTS', 'LIVE', 'RNG', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
/** A lane's title; also the game type of the games in it. */
export type Lane = (typeof LANES)[number]

/** A studio. It may have cards in several lanes. */
export interface Vendor {
  /** Code used in queries and launches, the wire's `vassalage`. */
  readonly code: string
  readonly name: string
  readonly lanes: readonly Lane[]
  readonly isHot: boolean
  readonly accountTypeId: number
}

/** Slot classes: jackpot, table games, arcade, bingo. */
export const GAME_CLASSES = ['JP', 'TG', 'AC', 'BG'] as const
/** A slot class, or nothing for reels and games of other lanes. */
export type GameClass = (typeof GAME_CLASSES)[number] | ''

/** A game of the catalogue. */
export interface Game {
  readonly nodeId: number
  readonly vendor: string
  readonly gameType: Lane
  readonly gameClass: GameClass
  /** The studio's own code, e.g. `LM_0012`. */
  readonly code: string
  /** Name by language code, see {@link gameName}; English is required. */
  readonly names: Words
  /** Minor units. */
  readonly minBet: bigint
  readonly isNew: boolean
  readonly isHot: boolean
  readonly isTop: boolean
  /** Out of service from the start; the operator can change it. */
  readonly maintenance: boolean
  /** Position in an unfiltered list, lowest first. */
  readonly sort: number
  readonly createdAt: number
}

/** Everything that can be played. Created from the seed, never changed while running. */
export interface Catalogue {
  readonly vendors: readonly Vendor[]
  readonly vendorByCode: ReadonlyMap<string, Vendor>
  /** All games, in list order. */
  readonly games: readonly Game[]
  readonly gameByNode: ReadonlyMap<number, Game>
  readonly gamesByLane: ReadonlyMap<Lane, readonly Game[]>
  /** Games on the hot list, in order. */
  readonly hot: readonly Game[]
  /** Vendors out of service from the start. */
  readonly vendorsInMaintenance: ReadonlySet<string>
}

/** Lanes whose names describe the game and are translated; in the others they are trade names. */
const WORDED: ReadonlySet<Lane> = new Set(['LOTT', 'ELOTT'])

/**
 * A game's name in a language. A studio's game keeps the name on its picture in every language; its translated
 * names are only for search. A lottery's name is translated.
 */
export function gameName({ gameType, names }: Game, language: string): string {
  return WORDED.has(gameType) ? inLanguage(names, language) : names.EN
}
