import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { count, instant, list, maybeInstant, maybeText, money, text } from '../../contract/scalars.ts'

/** Sent with every menu request, in the specification's casing; platforms ignore case. */
export const menuQuery = {
  prizeMode: z._default(textUpTo(10), 'SEA'),
  device: z._default(textUpTo(10), 'WEB'),
}

/** A lottery game of a menu. Readings: the facts name the groups and leave the entries' fields open. */
export const menuEntry = z.object({
  gameId: text,
  gameCode: text,
  gameName: text,
  /** Icon family: 11X5, LF, LHC, PK10 or SSC. */
  gameGroupCode: text,
  vassalage: maybeText,
  /** Name under which its records are requested; all entries of the Vietnam menu share one. */
  accountTypeName: maybeText,
})

/** One kind of bet of a lottery game. */
const play = z.object({
  /** What `lottery.bet` names it by: `last2`, `half-sum`. */
  playId: text,
  /**
   * How picks are compared with the drawn numbers: `tail` and `head`, the last or first numbers in order; `among`, each
   * is one of them; `box`, in any order; `half`, a word about the sum, the first or the last number.
   */
  match: text,
  /** How many picks a bet has. */
  picks: count,
  /** Payout of a win per unit staked, stake included. */
  pays: money,
  /** Share of all stakes paid back over every possible draw, per cent. */
  returns: text,
})

/** How a game is drawn and which bets it has. Reading: the wire facts do not say; a game without it is only shown. */
const rules = z.object({
  /** How many numbers a draw has, and the lowest and highest number. */
  count,
  from: count,
  to: count,
  /** Whether a number may repeat within a draw. */
  repeats: z.boolean(),
  /** A bet is a multiple of `betStep`, at most `largestBet`. */
  betStep: money,
  largestBet: money,
  plays: list(play),
})

/** A game of the whole list. */
export const gameEntry = z.extend(menuEntry, { rules: z.nullish(rules) })

const menuGroup = z.object({ gameGroupCode: text, gameMenus: list(menuEntry) })
/** A group of a menu as it is read. */
export type MenuGroupOut = z.output<typeof menuGroup>

/** Groups under meaningless keys; parsed as a list. */
export const menus = z.pipe(
  z.record(z.string(), menuGroup),
  z.transform((groups: Record<string, MenuGroupOut>): MenuGroupOut[] => Object.values(groups)),
)

/** A draw and its numbers. `openTime` is a reading; null for a future draw. */
export const numero = z.object({
  gameId: text,
  gameCode: maybeText,
  gameName: maybeText,
  gameGroupCode: maybeText,
  numero: text,
  openTime: maybeInstant,
  /** The drawn numbers in their order. */
  winNo: list(count),
})
type NumeroOut = z.output<typeof numero>

/** Draws as an array, or as an object under meaningless keys; parsed as a list. */
export const draws = z.pipe(
  z.union([z.array(numero), z.record(z.string(), numero)]),
  z.transform((rows: NumeroOut[] | Record<string, NumeroOut>): NumeroOut[] =>
    Array.isArray(rows) ? rows : Object.values(rows),
  ),
)
/** An upcoming draw: when bets close and when it takes place. Readings. `hash` commits the operator to its seed. */
export const coming = z.object({
  gameId: text,
  gameCode: maybeText,
  numero: text,
  closeTime: instant,
  openTime: instant,
  hash: maybeText,
})
