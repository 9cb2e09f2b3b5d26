import * as z from 'zod/mini'
import { idText, textUpTo } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { launched } from './game-entries.ts'
import { language } from './game-query.ts'
import { count, instant, list, maybeText, money, text } from './scalars.ts'

/** A table of a card game that can be sat at. Readings, as the facts leave its fields open (8/10). */
const table = z.object({
  /** Reading: what `games.launch` takes as `roomId` (wire fact 8/10). */
  id: text,
  name: text,
  vassalage: text,
  nodeId: text,
  minBet: money,
  maxBet: money,
})

const rooms = endpoint({
  id: 'room.list',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  // Reading, here and below: as the other calls of the lobby.
  module: 'GAMELO3',
  token: 'required',
  effect: 'read',
  // Reading: the vendor, or one of its games.
  input: z.object({
    vassalage: z.optional(textUpTo(40)),
    nodeId: z.optional(idText),
    language: z.optional(textUpTo(10)),
  }),
  value: z.object({ list: list(table) }),
  errors: ['game.unknown'],
  fills: [language],
})

/** Rooms of card games. Wire row 76. */
export const room = { 'room.list': rooms }

const fbSports = endpoint({
  id: 'play.fbSports',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  module: 'GAMELO3',
  // Reading: the table says no token, and the product that every game needs one; it is sent when there is one, and a
  // visitor is refused by the platform [S-303] [S-313].
  token: 'optional',
  effect: 'read',
  slow: true,
  input: z.object({ language: z.optional(textUpTo(10)) }),
  value: launched,
  errors: ['game.maintenance', 'game.not.available', 'login.not.session', 'need.true.account'],
  fills: [language],
})

const trial = endpoint({
  id: 'play.trial',
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  module: 'GAMELO3',
  effect: 'read',
  slow: true,
  input: z.object({ nodeId: idText, language: z.optional(textUpTo(10)) }),
  value: launched,
  errors: ['game.unknown', 'game.trial.none'],
  fills: [language],
})

const matches = endpoint({
  id: 'play.matches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  module: 'GAMELO3',
  effect: 'read',
  silent: true,
  input: z.object({
    vassalage: z._default(textUpTo(40), 'FB'),
    limitNum: z._default(count.check(z.gte(1), z.lte(50)), 10),
    language: z.optional(textUpTo(10)),
  }),
  // Readings, as the facts leave the fields open.
  value: z.object({
    list: list(
      z.object({
        matchId: text,
        leagueName: text,
        homeName: text,
        awayName: text,
        startTime: instant,
        /** Decimal odds of home, draw (missing where there is none) and away. */
        homeOdds: text,
        drawOdds: maybeText,
        awayOdds: text,
        vassalage: text,
        nodeId: text,
      }),
    ),
  }),
  fills: [language],
})

/** Launches beside the usual one, and the matches of today. Wire rows 79, 80 and 81. */
export const play = { 'play.fbSports': fbSports, 'play.trial': trial, 'play.matches': matches }
