import { families, type FamilyName } from './families.ts'

/** The fields of a lottery game that draws need. */
export interface LotteryGame {
  readonly code: string
  readonly gameType: string
}

/** One draw of a game. */
export interface Issue {
  /** Its number in the family's row of draws. It names no day: one draw falls on different days in different markets. */
  readonly numero: string
  readonly closesAt: number
  readonly drawsAt: number
}

// In the order of the catalogue's names: the daily draw, quick five, mark six, racing ten, minute lotto.
const LOTT_FAMILIES: readonly FamilyName[] = ['LF', '11X5', 'LHC', 'PK10', 'SSC']
// North, central and south draw fall once a day; keno is picked numbers.
const ELOTT_FAMILIES: readonly FamilyName[] = ['LF', 'LF', 'LF', '11X5']

/** The family of a lottery game, by its position among its vendor's games, which also decides its name. */
export function familyOf({ code, gameType }: LotteryGame): FamilyName {
  const order = gameType === 'ELOTT' ? ELOTT_FAMILIES : LOTT_FAMILIES
  return order[(Number(code.slice(-3)) - 1) % order.length] ?? 'SSC'
}

/** The issue whose draw is the next after `now`, or `ahead` draws later (negative: earlier). */
export const issueAt = (family: FamilyName, now: number, ahead = 0): Issue =>
  issueNumbered(family, Math.floor((now - families[family].phaseMs) / families[family].everyMs) + 1 + ahead)

/** The issue with a number, or null when no draw of the family has it. */
export const issueOf = (family: FamilyName, numero: string): Issue | null =>
  /^(?:0|[1-9]\d{0,9})$/.test(numero) ? issueNumbered(family, Number(numero)) : null

function issueNumbered(family: FamilyName, place: number): Issue {
  const { everyMs, phaseMs, closesMs } = families[family]
  const drawsAt = place * everyMs + phaseMs
  return { numero: String(place), closesAt: drawsAt - closesMs, drawsAt }
}

/** The id of a draw's result; it begins with the family, the only thing the draw needs. */
export const resultIdOf = (game: LotteryGame, numero: string): string => `${familyOf(game)}-${game.code}-${numero}`
