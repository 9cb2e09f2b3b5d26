import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { pvpRoomOf } from './pvpRooms.ts'
import type { Context } from '../../../Context.ts'
import { stakesOf } from './stakes.ts'

/** Stakes allowed in a play: the room's where the play has one, else the game's. */
export function stakesAt(context: Context, game: Game, roomId: string | undefined): readonly bigint[] {
  return (roomId === undefined ? null : pvpRoomOf(context, roomId)?.stakes) ?? stakesOf(game)
}
