import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { count, instant, list, maybeInstant, maybeText, text } from '../../contract/scalars.ts'

/** Asked for with every menu (reading 2.9/30: the specification's casing; a platform compares without regard to case). */
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
  /** Name its records are asked by; the Vietnam menu's entries are all of one (wire row 85). */
  accountTypeName: maybeText,
})

const menuGroup = z.object({ gameGroupCode: text, gameMenus: list(menuEntry) })
/** A group of a menu as it is read. */
export type MenuGroupOut = z.output<typeof menuGroup>

/** Groups under keys that mean nothing; read as a list. */
export const menus = z.pipe(
  z.record(z.string(), menuGroup),
  z.transform((groups: Record<string, MenuGroupOut>): MenuGroupOut[] => Object.values(groups)),
)

/** A draw and its numbers. `openTime` is a reading; null while the draw lies ahead. */
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
type NumeroIn = z.input<typeof numero>
type NumeroOut = z.output<typeof numero>

/** Draws as an array, or as an object under keys that mean nothing (wire rows 87 and 88); read as a list. */
export const draws = z.pipe(
  z.union([z.array(numero), z.record(z.string(), numero)]),
  z.transform((rows: NumeroOut[] | Record<string, NumeroOut>): NumeroOut[] =>
    Array.isArray(rows) ? rows : Object.values(rows),
  ),
)
/** What an answer of draws may be on the wire. */
export type DrawsOnTheWire = NumeroIn[] | Record<string, NumeroIn>

/** A draw to come: when bets close and when it falls. Readings. `hash` binds the house to its seed. */
export const coming = z.object({
  gameId: text,
  gameCode: maybeText,
  numero: text,
  closeTime: instant,
  openTime: instant,
  hash: maybeText,
})
