import type { Value } from '@croupier/api'

/** A game as the lists, the hot row and the favourites show it: one shape for all calls. */
export interface GameTile {
  /** Key of the game, compared as text. */
  readonly nodeId: string
  readonly name: string
  /** Vendor code used in queries and launches. */
  readonly vassalage: string
  readonly vendorName: string
  readonly gameType: string
  /** Address of the picture as the platform gave it; the system store makes it whole. */
  readonly icon: string | undefined
  /** Smallest stake as decimal text. */
  readonly minBet: string | undefined
  readonly isHot: boolean
  readonly isNew: boolean
  /** Under maintenance: it is shown and does not start. */
  readonly maintenance: boolean
  readonly gameCode: string | undefined
  readonly gameId: string | undefined
  readonly roomId: string | undefined
  /** Share of all stakes paid back, per cent as decimal text, for the least and the most favourable way to play. */
  readonly returns: { readonly least: string; readonly most: string } | undefined
  /** Why it is on a hot or recommended list; `undefined` for a game of any other list. */
  readonly reason: HotEntry['reason'] | undefined
  /** The last bet of the member on it, decimal text; on the list of recent games only. */
  readonly lastBet?: { readonly stake: string; readonly payout: string }
}

type Game = Value<'games.list'>['games'][number]
type HotEntry = Value<'games.hot'>['list'][number]

const returnsOf = ({ returnLeast, returnMost }: Pick<Game, 'returnLeast' | 'returnMost'>): GameTile['returns'] =>
  returnLeast && returnMost ? { least: returnLeast, most: returnMost } : undefined

/** A game of the list, favourites or recent answers. */
export function tileOfGame(game: Game): GameTile {
  return {
    nodeId: game.nodeId,
    name: game.gameName || game.defaultLanguage || game.nodeName || game.nodeId,
    vassalage: game.vassalage,
    vendorName: game.displayName ?? game.vassalage,
    gameType: game.gameType,
    icon: game.showIcon ?? game.defaultIcon ?? undefined,
    minBet: game.minBet ?? undefined,
    isHot: game.isHot,
    isNew: game.isNew,
    maintenance: game.maintenance,
    gameCode: game.gameCode ?? undefined,
    gameId: game.gameId ?? undefined,
    roomId: game.roomId ?? undefined,
    returns: returnsOf(game),
    reason: undefined,
  }
}

/** An entry of the hot list. */
export function tileOfHot(entry: HotEntry): GameTile {
  return {
    nodeId: entry.nodeId,
    name: entry.gameName,
    vassalage: entry.vassalage,
    vendorName: entry.displayName ?? entry.vassalage,
    gameType: entry.gameType,
    icon: entry.iconUrl ?? undefined,
    minBet: entry.minBet ?? undefined,
    isHot: true,
    isNew: false,
    maintenance: entry.maintenance,
    gameCode: entry.gameCode ?? entry.lottoGameCode ?? undefined,
    gameId: entry.gameId ?? undefined,
    roomId: undefined,
    returns: returnsOf(entry),
    reason: entry.reason,
  }
}
