import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { stakesOf } from './stakes.ts'
import type { World } from '../../../World.ts'

/** The rooms every card game has. */
const roomNames = ['low', 'middle', 'high'] as const
/** One of {@link roomNames}. */
export type RoomName = (typeof roomNames)[number]

/** A table with the buy-ins it takes, in minor units. */
export interface Room {
  /** `<node id>-<room>`: what a launch takes as its room. */
  readonly id: string
  readonly name: RoomName
  readonly game: Game
  readonly stakes: readonly bigint[]
}

/** The rooms of a card game: its stakes in three parts, ascending. */
export function roomsOf(game: Game): readonly Room[] {
  const stakes = stakesOf(game)
  const cut = (at: number): number => Math.floor((at * stakes.length) / roomNames.length)
  return roomNames
    .map((name, at) => ({ id: `${game.nodeId}-${name}`, name, game, stakes: stakes.slice(cut(at), cut(at + 1)) }))
    .filter((room) => room.stakes.length > 0)
}

/** Card games in service, of every vendor or of one. */
export function cardGames(world: World, vendor?: string): readonly Game[] {
  const games = world.catalogue.gamesByLane.get('PVP') ?? []
  return games.filter((game) => (!vendor || game.vendor === vendor) && !gameMaintenance(world, game))
}

/** The room of an id, or null when there is none; a list's `GAME_LIST$…` names a game and no room. */
export function headroomOf(world: World, id: string): Room | null {
  const [node = '', name = ''] = id.split('-')
  const game = /^\d{1,9}$/.test(node) ? world.catalogue.gameByNode.get(Number(node)) : undefined
  if (game?.gameType !== 'PVP') return null
  return roomsOf(game).find((room) => room.name === name) ?? null
}
