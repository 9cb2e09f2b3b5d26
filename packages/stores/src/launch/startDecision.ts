import type { VendorCard } from '../catalogue/CatalogueStore.ts'
import type { GameTile } from '../game-tile/GameTile.ts'
import type { PopupListOf } from '../modals/modal.ts'
import { categoryPath } from '../catalogue/lanes.ts'
import { paths, withQuery } from '../paths/paths.ts'

/** An outcome of a match. */
export type MatchPick = 'home' | 'draw' | 'away'

const matchPicks: readonly string[] = ['home', 'draw', 'away'] satisfies readonly MatchPick[]

/** The fields that identify a game in a launch call. */
export interface LaunchTarget {
  readonly gameType: string
  readonly vassalage: string
  readonly name: string
  readonly nodeId?: string
  readonly gameId?: string
  readonly gameCode?: string
  readonly roomId?: string
  /** The match whose odds were pressed. */
  readonly matchId?: string
  /** The outcome that was pressed. */
  readonly matchPick?: MatchPick
}

/** The result of choosing a card or a game. */
export type StartDecision =
  /** It is closed; others of its type are offered. */
  | { readonly kind: 'maintenance'; readonly list: PopupListOf }
  /** A page of the site; the slots lobby needs no session, the lottery does. */
  | { readonly kind: 'route'; readonly path: string; readonly guarded: boolean; readonly vassalage?: string }
  | { readonly kind: 'popupList'; readonly list: PopupListOf }
  | { readonly kind: 'launch'; readonly target: LaunchTarget }

const lotteryTypes = ['LOTT', 'ELOTT']
const lotteryVendors = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_ELOTTO_VN', 'TCG_SEA']
/** Types whose vendors have a game lobby. */
export const lobbyTypes: readonly string[] = Object.freeze(['RNG', 'FISH', 'PVP'])

const isLottery = (gameType: string, vassalage: string): boolean =>
  lotteryTypes.includes(gameType) || lotteryVendors.includes(vassalage)

/** The target of a vendor's card. */
export function decideCard(card: VendorCard): StartDecision {
  const name = card.displayName ?? card.title
  const list = { vassalage: card.vassalage, gameType: card.gameType, displayName: name }
  if (card.maintenance) return { kind: 'maintenance', list }
  const gameCode = card.gameCode ?? card.code ?? undefined
  if (isLottery(card.gameType, card.vassalage)) {
    return lotteryRoute(gameCode, card.accountTypeName ?? card.vassalage, card.defaultPlayType ?? undefined)
  }
  if (lobbyTypes.includes(card.gameType)) return lobbyRoute(card.gameType, card.vassalage)
  if (card.isGame === 'VASSALAGE') return { kind: 'popupList', list }
  return {
    kind: 'launch',
    target: { gameType: card.gameType, vassalage: card.vassalage, name, ...(gameCode !== undefined && { gameCode }) },
  }
}

/** The target of a game. */
export function decideGame(game: GameTile): StartDecision {
  const { gameType, vassalage, name, nodeId, gameId, gameCode, roomId } = game
  if (game.maintenance) return { kind: 'maintenance', list: { vassalage, gameType, displayName: name } }
  if (isLottery(gameType, vassalage)) return lotteryRoute(gameCode, vassalage, undefined)
  return {
    kind: 'launch',
    target: {
      gameType,
      vassalage,
      name,
      nodeId,
      ...(gameId !== undefined && { gameId }),
      ...(gameCode !== undefined && { gameCode }),
      ...(roomId !== undefined && { roomId }),
    },
  }
}

function lotteryRoute(gameCode: string | undefined, vendor: string, playType: string | undefined): StartDecision {
  return { kind: 'route', path: withQuery(paths.lottery, { gameCode, vendor, playType }), guarded: true }
}

// The query is called `page`, as the route table has it (wire fact 2.9/19).
const lobbyRoute = (gameType: string, vassalage: string): StartDecision => ({
  kind: 'route',
  path: withQuery(categoryPath(gameType), { page: vassalage }),
  guarded: false,
  vassalage,
})

/** The frame page's address for a game; it can be reloaded and shared. */
export function gamePath(target: LaunchTarget): string {
  const { gameType, vassalage, name, nodeId, gameId, gameCode, roomId, matchId, matchPick } = target
  return withQuery(paths.game, {
    gameType,
    vassalage,
    name,
    nodeId,
    gameId,
    gameCode,
    roomId,
    matchId,
    matchPick,
  })
}

/** Reads the frame page's address; `undefined` when it names no game. */
export function targetOfSearch(search: string): LaunchTarget | undefined {
  const query = new URLSearchParams(search)
  const gameType = query.get('gameType')
  const vassalage = query.get('vassalage')
  if (!gameType || !vassalage) return undefined
  const optional = Object.fromEntries(
    (['nodeId', 'gameId', 'gameCode', 'roomId', 'matchId', 'matchPick'] as const).flatMap((name) => {
      const value = query.get(name)
      return value && (name !== 'matchPick' || matchPicks.includes(value)) ? [[name, value]] : []
    }),
  )
  return { gameType, vassalage, name: query.get('name') ?? vassalage, ...optional }
}
