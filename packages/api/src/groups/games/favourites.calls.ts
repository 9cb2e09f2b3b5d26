import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { list, nothing, successOnly, text } from '../../contract/scalars.ts'

const favouriteIds = endpoint({
  id: 'games.favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'read',
  input: () => nothing,
  value: () => list(text),
})

const favourite = z.object({ nodeId: text, vendor: z.string(), gameType: z.string() })

const addFavourite = endpoint({
  id: 'games.addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  // Reading 2.9/14: GAMELOFAV3.
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'write',
  gate: 'real',
  input: () => favourite,
  value: () => successOnly,
  errors: { 'game.unknown': {} },
})

const removeFavourite = endpoint({
  id: 'games.removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'write',
  gate: 'real',
  // Reading 8/23: the data is sent in a JSON body; a receiver also accepts the query.
  input: () => favourite,
  value: () => successOnly,
})

/** The hearts on the tiles. */
export const favouriteMarks = {
  'games.favouriteIds': favouriteIds,
  'games.addFavourite': addFavourite,
  'games.removeFavourite': removeFavourite,
}
