import { writeMoment } from '@croupier/locales/calendar'
import { families, type FamilyName } from './families.ts'

/** The fields of a lottery game that draws need. */
export interface LotteryGame {
  readonly code: string
  readonly gameType: string
}

/** One draw of a game. */
export interface Issue {
  /** Its number: day and place in the day, `20261121-0725`. */
  readonly numero: string
  readonly closesAt: number
  readonly drawsAt: number
}

// In the order of the catalogue's names: the daily draw, quick five, mark six, racing ten, minute lotto.
const LOTT_FAMILIES: readonly FamilyName[] = ['LF', '11X5', 'LHC', 'PK10', 'SSC']
// North, central and south draw fall once a day; keno is picked numbers.
const ELOTT_FAMILIES: readonly FamilyName[] = ['LF', 'LF', 'LF', '11X5']
const DAY = 86_400_000

/** The family a lottery game draws by: its place among its vendor's games decides, as it decides its name. */
export function familyOf({ code, gameType }: LotteryGame): FamilyName {
  const order = gameType === 'ELOTT' ? ELOTT_FAMILIES : LOTT_FAMILIES
  return order[(Number(code.slice(-3)) - 1) % order.length] ?? 'SSC'
}

/** The issue whose draw is the next after `now`, or `ahead` draws later (negative: earlier). */
export function issueAt(family: FamilyName, now: number, ahead = 0): Issue {
  const { everyMs, phaseMs, closesMs } = families[family]
  const drawsAt = (Math.floor((now - phaseMs) / everyMs) + 1 + ahead) * everyMs + phaseMs
  const day = Math.floor(drawsAt / DAY) * DAY
  const place = Math.floor((drawsAt - day - (phaseMs % everyMs)) / everyMs) + 1
  return {
    numero: `${writeMoment(day, 'YYYYMMDD')}-${String(place).padStart(4, '0')}`,
    closesAt: drawsAt - closesMs,
    drawsAt,
  }
}

/** The issue of a number, or null when no draw of the family bears it. */
export function issueOf(family: FamilyName, numero: string): Issue | null {
  const parts = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/.exec(numero)
  if (!parts) return null
  const [, year, month, day, place] = parts.map(Number)
  const { everyMs, phaseMs } = families[family]
  const drawsAt = Date.UTC(year ?? 0, (month ?? 0) - 1, day) + ((place ?? 0) - 1) * everyMs + (phaseMs % everyMs)
  const issue = issueAt(family, drawsAt - 1)
  return issue.numero === numero ? issue : null
}

/** The id of a draw's result; it begins with the family, which is all the draw needs to know. */
export const resultIdOf = (game: LotteryGame, numero: string): string => `${familyOf(game)}-${game.code}-${numero}`
