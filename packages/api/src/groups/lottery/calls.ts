import * as z from 'zod/mini'
import { askedAmount, idText, textUpTo, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { language } from '../games/query.ts'
import { coming, draws, gameEntry, menuEntry, menuQuery, menus, numero, type MenuGroupOut } from './schemas.ts'
import { count, instant, list, money, text } from '../../contract/scalars.ts'

const many = (usual: number) => z._default(count.check(z.gte(1), z.lte(200)), usual)

const menu = endpoint({
  id: 'lottery.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ ...menuQuery, language: z.optional(textUpTo(10)) }),
  value: () => menus,
  fills: [language],
})

const vnMenu = endpoint({
  id: 'lottery.vnMenus',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ ...menuQuery, language: z.optional(textUpTo(10)) }),
  // The caller marks every entry as the Vietnam lottery's (wire row 85); it is done here, once for all of them.
  value: () =>
    z.pipe(
      menus,
      z.transform((groups: MenuGroupOut[]) =>
        groups.map(({ gameGroupCode, gameMenus }) => ({
          gameGroupCode,
          gameMenus: gameMenus.map((entry) => ({ ...entry, accountTypeName: 'TCG_LOTTO_VN' })),
        })),
      ),
    ),
  fills: [language],
})

const recent = endpoint({
  id: 'lottery.recent',
  method: 'GET',
  // Reading 2.9/11.
  path: '/lgw/vn/games/game_menu/recent',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ language: z.optional(textUpTo(10)) }),
  value: () => list(menuEntry),
  fills: [language],
})

const popular = endpoint({
  id: 'lottery.popular',
  method: 'GET',
  // Reading 2.9/10.
  path: '/lgw/games/popular',
  module: 'AGEANNOUNCE3',
  effect: 'read',
  envelope: 'raw',
  silent: true,
  input: () => z.object({ count: many(20), ...menuQuery, language: z.optional(textUpTo(10)) }),
  value: () => draws,
  fills: [language],
})

const vnNumbers = endpoint({
  id: 'lottery.vnNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'AGEANNOUNCE3',
  // Reading: wire row 88 requires no token, the specification requires one. It is sent if there is one; the platform
  // answers or refuses a visitor.
  token: 'optional',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ count: many(100), language: z.optional(textUpTo(10)) }),
  value: () => draws,
  fills: [language],
})

const openedInput = z.object({
  /** Reading: draws of only one game. */
  gameId: z.optional(idText),
  count: many(50),
  language: z.optional(textUpTo(10)),
})

const opened = endpoint({
  id: 'lottery.openedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  envelope: 'raw',
  input: () => openedInput,
  value: () => draws,
  errors: { 'game.unknown': {} },
  fills: [language],
})

const openedBeside = endpoint({
  id: 'lottery.gatewayNumbers',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  envelope: 'raw',
  input: () => openedInput,
  value: () => draws,
  errors: { 'game.unknown': {} },
  fills: [language],
})

const games = endpoint({
  id: 'lottery.games',
  method: 'GET',
  path: '/lgw/games',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ language: z.optional(textUpTo(10)) }),
  value: () => list(gameEntry),
  fills: [language],
})

const draw = endpoint({
  id: 'lottery.draws',
  method: 'GET',
  // Wire row 91 also has `/lgw/draw/code/<code>`. Reading: the code is sent as a field of the same call.
  path: '/lgw/draw',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ code: z.optional(textUpTo(40)) }),
  value: () => list(coming),
  errors: { 'game.unknown': {} },
})

const near = endpoint({
  id: 'lottery.near',
  method: 'GET',
  path: '/lgw/numeros/near',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: () => z.object({ gameId: idText }),
  value: () =>
    z.object({
      currentNumero: coming,
      lastNumero: z.nullish(numero),
      /** The platform's time, by which bets close. Reading. */
      now: z.nullish(instant),
    }),
  errors: { 'game.unknown': {} },
})

const bet = endpoint({
  id: 'lottery.bet',
  method: 'POST',
  path: '/lotto-vn/lgw/betting',
  module: 'COMM3',
  token: 'required',
  effect: 'money',
  gate: 'play',
  envelope: 'raw',
  input: () =>
    z.object({
      ...menuQuery,
      contents: z
        .array(
          z.object({
            gameId: idText,
            /**
             * Chasing ends with the first win; 0 no, 1 yes. Reading: only 0 is accepted, because every draw is a
             * separate bet.
             */
            winStop: z._default(count.check(z.gte(0), z.lte(1)), 0),
            /** Reading: the id of the play, as the game's page has it (`last2`, `half-sum`). */
            playId: textWithin(20),
            /** Reading: the picks, separated by commas. */
            bettingContent: textWithin(60),
            singleBetPrice: askedAmount,
            bettingApproach: z._default(textUpTo(20), 'SINGLE'),
            bettingSlip: z._default(textUpTo(200), ''),
            numero: z
              .array(z.object({ numero: textWithin(20), multiple: z._default(count.check(z.gte(1), z.lte(999)), 1) }))
              .check(z.minLength(1), z.maxLength(20)),
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    }),
  value: () =>
    z.object({
      success: z._default(z.boolean(), true),
      orders: list(z.object({ orderNo: text, gameId: text, numero: text, amount: money })),
    }),
  errors: {
    'game.unknown': {},
    'game.maintenance': {},
    'lottery.closed': {},
    'lottery.bet.invalid': {},
    'balance.not.enough': {},
    'safety.loss.reached': {},
    'safety.wager.reached': {},
    'safety.check.due': {},
    'safety.check.pause': {},
    /** The response's value names what is missing: `declaration`, `limit`. */
    'safety.first.steps': {},
    'safety.session.over': {},
  },
})

/** The lottery gateways: bare JSON, no envelope. The lobby is `games.launch` with launch mode `LOTT`. */
export const lottery = {
  'lottery.menus': menu,
  'lottery.vnMenus': vnMenu,
  'lottery.recent': recent,
  'lottery.popular': popular,
  'lottery.vnNumbers': vnNumbers,
  'lottery.openedNumbers': opened,
  'lottery.gatewayNumbers': openedBeside,
  'lottery.games': games,
  'lottery.draws': draw,
  'lottery.near': near,
  'lottery.bet': bet,
}
