import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Fill } from './endpoint.ts'
import { game, hotEntry, lane, launched, totals, winner } from './game-entries.ts'
import { pageNoAndSize } from './paging.ts'
import { count, list, nothing, successOnly, text } from './scalars.ts'

// the favourites ask for platform 'flash', everything else for both; the literals belong to the wire.
const everyClient = z._default(z.string(), 'flash,html5-desktop')
const clientType = z._default(count, 3)
const language: Fill = { field: 'language', from: 'language' }

const vendors = endpoint({
  id: 'games.vendors',
  method: 'GET',
  // Reading 2.9/2: this name with `merchantCode`; a platform of the newer name is reached by the client's `paths`.
  path: '/wps/relay/GCSGAME_gameVendor',
  module: 'COMM3',
  effect: 'read',
  input: z.object({
    merchantCode: z.optional(z.string()),
    platform: z._default(z.string(), 'html5-desktop'),
    language: z.optional(z.string()),
  }),
  value: z.object({ data: z.object({ lanes: list(lane) }) }),
  fills: [{ field: 'merchantCode', from: 'merchant' }, language],
})

const vendorTypes = endpoint({
  id: 'games.vendorTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  // Reading: older builds send a token, newer ones do without (wire row 68).
  token: 'optional',
  effect: 'read',
  input: z.object({ typeId: z._default(z.string(), '1'), merchant_code: z.optional(z.string()) }),
  value: z.object({ content: z.record(z.string(), z.object({ vendorCode: list(text) })) }),
  fills: [{ field: 'merchant_code', from: 'merchant' }],
})

const gameList = endpoint({
  id: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  // Reading 2.9/16: the token goes along when there is one. Whether a visitor asks at all is the site's choice.
  token: 'optional',
  effect: 'read',
  // Fields not chosen are left out. `channel` is listed without any known value (8/26) and stays out unless given.
  input: z.object({
    clientType,
    platform: everyClient,
    channel: z.optional(z.string()),
    merchant: z.optional(z.string()),
    gameType: z.optional(z.string()),
    vassalage: z.optional(z.string()),
    gameClassify: z.optional(z.string()),
    gameName: z.optional(z.string()),
    minBet: z.optional(text),
    minLineNum: z.optional(count),
    ...pageNoAndSize,
    language: z.optional(z.string()),
  }),
  value: z.object({ games: list(game), ...totals }),
  // A name and a language together give an empty list (wire row 69), so a search leaves the language out.
  fills: [
    { field: 'merchant', from: 'merchant' },
    { ...language, unless: 'gameName' },
  ],
})

const hot = endpoint({
  id: 'games.hot',
  // Reading 2.9/1: GET.
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  effect: 'read',
  input: z.object({
    merchantCode: z.optional(z.string()),
    isPlatform: z._default(count, 2),
    // Sent only when set, as every empty field of a query (wire fact 1.4).
    vassalage: z._default(z.string(), ''),
    platform: everyClient,
    language: z.optional(z.string()),
  }),
  value: z.object({ list: list(hotEntry) }),
  fills: [{ field: 'merchantCode', from: 'merchant' }, language],
})

const recent = endpoint({
  id: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  token: 'required',
  effect: 'read',
  input: z.object({
    clientType,
    vassalage: z.optional(z.string()),
    language: z.optional(z.string()),
    ...pageNoAndSize,
  }),
  value: z.object({ list: list(game), ...totals }),
  fills: [language],
})

const favouriteIds = endpoint({
  id: 'games.favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'read',
  input: nothing,
  value: list(text),
})

const favourites = endpoint({
  id: 'games.favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'read',
  input: z.object({
    clientType,
    platform: z._default(z.string(), 'flash'),
    language: z.optional(z.string()),
    // The platform wants the token in the query too; the client puts it there [S-297].
    token: z.optional(z.string()),
    gameType: z._default(z.string(), 'RNG'),
    ...pageNoAndSize,
  }),
  value: z.object({ content: list(game), pageNum: z.nullish(count), totalPages: z._default(count, 0) }),
  fills: [language, { field: 'token', from: 'token' }],
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
  input: favourite,
  value: successOnly,
})

const removeFavourite = endpoint({
  id: 'games.removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'write',
  // Reading 8/23: the data goes in a JSON body; a receiver accepts the query as well.
  input: favourite,
  value: successOnly,
})

const launch = endpoint({
  id: 'games.launch',
  method: 'GET',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  token: 'required',
  slow: true,
  // Reading: a GET by method, a write by nature. It opens a session at the vendor, and a repeated one meets the error
  // "previous session not finished" (#734), so it is neither shared nor repeated.
  effect: 'write',
  // Reading 8/25: every non-empty field of the card is sent.
  input: z.object({
    launchMode: z._default(z.string(), 'GLS'),
    /** 1 real money, 0 free play. */
    accountType: z._default(count, 1),
    platform: z._default(z.string(), 'html5-desktop'),
    language: z.optional(z.string()),
    gameType: z.optional(z.string()),
    vassalage: z.optional(z.string()),
    gameId: z.optional(text),
    nodeId: z.optional(text),
    gameCode: z.optional(text),
    roomId: z.optional(text),
  }),
  value: launched,
  errors: ['game.maintenance', 'balance.not.enough', '#727', '#734'],
  // Without a language the game opens in Chinese (wire row 77).
  fills: [language],
})

const winners = endpoint({
  id: 'games.winners',
  method: 'GET',
  // Reading 2.9/4.
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  effect: 'read',
  input: z.object({
    gameCategory: z._default(z.string(), 'ALL'),
    language: z.optional(z.string()),
    limitNum: z._default(count, 20),
  }),
  value: z.object({ list: list(z.object({ vo: winner })) }),
  fills: [language],
})

/** Vendors, game lists, favourites, launch, winner board. Wire rows 67 to 77, 82. */
export const games = {
  'games.vendors': vendors,
  'games.vendorTypes': vendorTypes,
  'games.list': gameList,
  'games.hot': hot,
  'games.recent': recent,
  'games.favouriteIds': favouriteIds,
  'games.favourites': favourites,
  'games.addFavourite': addFavourite,
  'games.removeFavourite': removeFavourite,
  'games.launch': launch,
  'games.winners': winners,
}
