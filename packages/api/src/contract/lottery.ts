import * as z from 'zod/mini'
import { askedAmount, idText, textUpTo, textWithin } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { language } from './game-query.ts'
import { count, instant, list, maybeInstant, maybeText, money, text } from './scalars.ts'

/** Asked for with every menu (reading 2.9/30: the specification's casing; a platform compares without regard to case). */
const menuQuery = {
  prizeMode: z._default(textUpTo(10), 'SEA'),
  device: z._default(textUpTo(10), 'WEB'),
}

/** A lottery game of a menu. Readings: the facts name the groups and leave the entries' fields open. */
const menuEntry = z.object({
  gameId: text,
  gameCode: text,
  gameName: text,
  /** Icon family: 11X5, LF, LHC, PK10 or SSC. */
  gameGroupCode: text,
  vassalage: maybeText,
  /** Name its records are asked by; the Vietnam menu's entries are all of one (wire row 85). */
  accountTypeName: maybeText,
})

const menuGroup = z.object({ gameGroupCode: text, gameMenus: list(menuEntry) })
type MenuGroupOut = z.output<typeof menuGroup>

/** Groups under keys that mean nothing; read as a list. */
const menus = z.pipe(
  z.record(z.string(), menuGroup),
  z.transform((groups: Record<string, MenuGroupOut>): MenuGroupOut[] => Object.values(groups)),
)

/** A draw and its numbers. `openTime` is a reading; null while the draw lies ahead. */
const numero = z.object({
  gameId: text,
  gameCode: maybeText,
  gameName: maybeText,
  gameGroupCode: maybeText,
  numero: text,
  openTime: maybeInstant,
  /** The drawn numbers in their order. */
  winNo: list(count),
})
type NumeroIn = z.input<typeof numero>
type NumeroOut = z.output<typeof numero>

/** Draws as an array, or as an object under keys that mean nothing (wire rows 87 and 88); read as a list. */
const draws = z.pipe(
  z.union([z.array(numero), z.record(z.string(), numero)]),
  z.transform((rows: NumeroOut[] | Record<string, NumeroOut>): NumeroOut[] =>
    Array.isArray(rows) ? rows : Object.values(rows),
  ),
)
/** What an answer of draws may be on the wire. */
export type DrawsOnTheWire = NumeroIn[] | Record<string, NumeroIn>

const many = (usual: number) => z._default(count.check(z.gte(1), z.lte(200)), usual)

const menu = endpoint({
  id: 'lottery.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: z.object({ ...menuQuery, language: z.optional(textUpTo(10)) }),
  value: menus,
  fills: [language],
})

const vnMenu = endpoint({
  id: 'lottery.vnMenus',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: z.object({ ...menuQuery, language: z.optional(textUpTo(10)) }),
  // The caller marks every entry as the Vietnam lottery's (wire row 85); it is done here, once for all of them.
  value: z.pipe(
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
  input: z.object({ language: z.optional(textUpTo(10)) }),
  value: list(menuEntry),
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
  input: z.object({ count: many(20), ...menuQuery, language: z.optional(textUpTo(10)) }),
  value: draws,
  fills: [language],
})

const vnNumbers = endpoint({
  id: 'lottery.vnNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'AGEANNOUNCE3',
  // The specification wants a token [S-319], where the wire table does not; it wins.
  token: 'required',
  effect: 'read',
  envelope: 'raw',
  input: z.object({ count: many(100), language: z.optional(textUpTo(10)) }),
  value: draws,
  fills: [language],
})

const openedInput = z.object({
  /** Reading: one game's draws only. */
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
  input: openedInput,
  value: draws,
  errors: ['game.unknown'],
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
  input: openedInput,
  value: draws,
  errors: ['game.unknown'],
  fills: [language],
})

const games = endpoint({
  id: 'lottery.games',
  method: 'GET',
  path: '/lgw/games',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: z.object({ language: z.optional(textUpTo(10)) }),
  value: list(menuEntry),
  fills: [language],
})

/** A draw to come: when bets close and when it falls. Readings. `hash` binds the house to its seed. */
const coming = z.object({
  gameId: text,
  gameCode: maybeText,
  numero: text,
  closeTime: instant,
  openTime: instant,
  hash: maybeText,
})

const draw = endpoint({
  id: 'lottery.draws',
  method: 'GET',
  // Wire row 91 also has `/lgw/draw/code/<code>`. Reading: the code goes along as a field of the same call.
  path: '/lgw/draw',
  module: 'COMM3',
  effect: 'read',
  envelope: 'raw',
  input: z.object({ code: z.optional(textUpTo(40)) }),
  value: list(coming),
  errors: ['game.unknown'],
})

const near = endpoint({
  id: 'lottery.near',
  method: 'GET',
  path: '/lgw/numeros/near',
  module: null,
  effect: 'read',
  envelope: 'raw',
  input: z.object({ gameId: idText }),
  value: z.object({ currentNumero: coming, lastNumero: z.nullish(numero) }),
  errors: ['game.unknown'],
})

const bet = endpoint({
  id: 'lottery.bet',
  method: 'POST',
  path: '/lotto-vn/lgw/betting',
  module: null,
  token: 'required',
  effect: 'money',
  envelope: 'raw',
  input: z.object({
    ...menuQuery,
    contents: z
      .array(
        z.object({
          gameId: idText,
          /** Chasing ends with the first win; 0 no, 1 yes. Reading: only 0 is taken, as every draw is a bet of its own. */
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
  value: z.object({
    success: z._default(z.boolean(), true),
    orders: list(z.object({ orderNo: text, gameId: text, numero: text, amount: money })),
  }),
  errors: [
    'game.unknown',
    'game.maintenance',
    'lottery.closed',
    'lottery.bet.invalid',
    'balance.not.enough',
    'need.true.account',
    'safety.break',
    'safety.loss.reached',
    'safety.wager.reached',
    'safety.check.due',
    'safety.session.over',
    'idempotency.conflict',
  ],
})

/**
 * The lottery gateways: bare JSON, no envelope. Wire rows 84 to 92. The lobby (row 78) is `games.launch` with launch mode
 * `LOTT`.
 */
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
