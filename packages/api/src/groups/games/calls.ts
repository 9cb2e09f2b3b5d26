import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { game, launched, recentGame, totals, winner } from './schemas.ts'
import { clientType, everyClient, language } from './query.ts'
import { pageNoAndSize } from '../../contract/paging.ts'
import { count, flag, list, nothing, successOnly, text } from '../../contract/scalars.ts'

const gameList = endpoint({
  id: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  // Reading 2.9/16: the token is sent if there is one. The site decides whether visitors may make the call.
  token: 'optional',
  effect: 'read',
  // Fields not chosen are omitted. `channel` is listed without a known value (8/26) and stays omitted unless set.
  input: () =>
    z.object({
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
  value: () => z.object({ games: list(game), ...totals }),
  // A name and a language together return an empty list (wire row 69), so a search omits the language.
  fills: [
    { field: 'merchant', from: 'merchant' },
    { ...language, unless: 'gameName' },
  ],
})

const recent = endpoint({
  id: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      clientType,
      vassalage: z.optional(z.string()),
      language: z.optional(z.string()),
      ...pageNoAndSize,
    }),
  value: () =>
    z.object({
      list: list(recentGame),
      ...totals,
      /** Extension: whether the member may clear the list. */
      clearable: flag,
    }),
  fills: [language],
})

const clearRecent = endpoint({
  id: 'games.clearRecent',
  method: 'POST',
  // Extension: on no known platform can a member clear the list. Bets stay in the betting record.
  path: '/wps/ext/games/recent/clear',
  gate: 'open',
  module: 'GAMELOREC3',
  token: 'required',
  effect: 'write',
  extension: true,
  input: () => nothing,
  value: () => successOnly,
})

const favourites = endpoint({
  id: 'games.favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      clientType,
      platform: z._default(z.string(), 'flash'),
      language: z.optional(z.string()),
      // The specification also puts the token here. An address is logged and shared, so the token stays in its header.
      token: z.optional(z.string()),
      gameType: z._default(z.string(), 'RNG'),
      ...pageNoAndSize,
    }),
  value: () => z.object({ content: list(game), pageNum: z.nullish(count), totalPages: z._default(count, 0) }),
  fills: [language],
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
  gate: 'game',
  // Reading 8/25: every non-empty field of the card is sent.
  input: () =>
    z.object({
      launchMode: z._default(z.string(), 'GLS'),
      /** 1 real money, 0 free play. */
      accountType: z._default(count, 1),
      platform: z._default(z.string(), 'html5-desktop'),
      // Extension: rounds that play themselves, run faster or are stopped by the player are off, at the vendor too.
      autoPlay: z._default(count, 0),
      turbo: z._default(count, 0),
      slamStop: z._default(count, 0),
      language: z.optional(z.string()),
      gameType: z.optional(z.string()),
      vassalage: z.optional(z.string()),
      gameId: z.optional(text),
      nodeId: z.optional(text),
      gameCode: z.optional(text),
      roomId: z.optional(text),
      /**
       * Extension: the pressed match of a sportsbook and its outcome (`home`, `draw`, `away`), which open the bet slip.
       */
      matchId: z.optional(z.string()),
      matchPick: z.optional(z.enum(['home', 'draw', 'away'])),
      // The lottery lobby is the same call with launch mode LOTT (wire row 78).
      lottoArea: z.optional(z.string()),
      lottoPrizeMode: z.optional(z.string()),
      lottoGameCode: z.optional(z.string()),
      /** `betting` for one game, else `lobby`. */
      lottoView: z.optional(z.enum(['betting', 'lobby'])),
      device: z.optional(z.string()),
      backUrl: z.optional(z.string()),
    }),
  value: () => launched,
  errors: {
    'game.maintenance': {},
    'game.unknown': {},
    'game.not.available': {},
    'balance.not.enough': {},
    '#727': {},
    '#734': {},
    'safety.session.over': {},
    'safety.check.due': {},
    'safety.check.pause': {},
    /** The response's value names what is missing: `declaration`, `limit`. */
    'safety.first.steps': {},
  },
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
  input: () =>
    z.object({
      gameCategory: z._default(z.string(), 'ALL'),
      language: z.optional(z.string()),
      limitNum: z._default(count, 20),
    }),
  value: () =>
    z.object({
      list: list(z.object({ vo: winner })),
      /**
       * Extension: the other side of the board. How many people bet in the last 24 hours, and how many of them got back
       * less than they staked. Null if so few bet that it would reveal something about one of them.
       */
      play: z.nullish(z.object({ players: count, down: count })),
    }),
  fills: [language],
})

/** Game lists, launch, winner board. */
export const games = {
  'games.list': gameList,
  'games.recent': recent,
  'games.clearRecent': clearRecent,
  'games.favourites': favourites,
  'games.launch': launch,
  'games.winners': winners,
}
