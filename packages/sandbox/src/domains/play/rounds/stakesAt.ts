import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { headroomOf } from './rooms.ts'
import type { World } from '../../../World.ts'
import { stakesOf } from './stakes.ts'

/** Stakes that may be placed at a play: the room's where the play has one, else the game's. */
export function stakesAt(world: World, game: Game, roomId: string | undefined): readonly bigint[] {
  return (roomId === undefined ? null : headroomOf(world, roomId)?.stakes) ?? stakesOf(game)
}
