import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { stakesOf } from './stakes.ts'
import type { Context } from '../../../Context.ts'

/** The rooms of every card game. */
const pvpRoomNames = ['low', 'middle', 'high'] as const
/** One of {@link pvpRoomNames}. */
export type PvpRoomName = (typeof pvpRoomNames)[number]

/** A table with its buy-ins, in minor units. */
export interface PvpRoom {
  /** `<node id>-<room>`: the room parameter of a launch. */
  readonly id: string
  readonly name: PvpRoomName
  readonly game: Game
  readonly stakes: readonly bigint[]
}

/** The rooms of a card game: its stakes split into three parts, ascending. */
export function pvpRoomsOf(game: Game): readonly PvpRoom[] {
  const stakes = stakesOf(game)
  const cut = (at: number): number => Math.floor((at * stakes.length) / pvpRoomNames.length)
  return pvpRoomNames
    .map((name, at) => ({ id: `${game.nodeId}-${name}`, name, game, stakes: stakes.slice(cut(at), cut(at + 1)) }))
    .filter((room) => room.stakes.length > 0)
}

/** Card games in service, of every vendor or of one. */
export function cardGames(context: Context, vendor?: string): readonly Game[] {
  const games = context.catalogue.gamesByLane.get('PVP') ?? []
  return games.filter((game) => (!vendor || game.vendor === vendor) && !gameMaintenance(context, game))
}

/** The room with an id, or null for an unknown one; a list's `GAME_LIST$…` names a game and no room. */
export function pvpRoomOf(context: Context, id: string): PvpRoom | null {
  const [node = '', name = ''] = id.split('-')
  const game = /^\d{1,9}$/.test(node) ? context.catalogue.gameByNode.get(Number(node)) : undefined
  if (game?.gameType !== 'PVP') return null
  return pvpRoomsOf(game).find((room) => room.name === name) ?? null
}
