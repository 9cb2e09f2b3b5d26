import { DAY, HOUR } from '../../core/calendar/units.ts'
import type { LimitPeriod } from './rows.ts'

/** A running period of a limit. */
export interface Period {
  readonly startedAt: number
  /** The moment the period starts anew and everything counted is nothing again. */
  readonly restartsAt: number
}

/**
 * The period a moment falls into. Periods are calendar ones by the market's clock: a day from midnight, a week from
 * Monday, a month from its first day [G-16].
 */
export function periodAt(period: Exclude<LimitPeriod, 'sitting'>, at: number, utcOffsetHours: number): Period {
  const offset = utcOffsetHours * HOUR
  const local = new Date(at + offset)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const midnight = (day: number, ofMonth = month) => Date.UTC(year, ofMonth, day) - offset
  if (period === 'month') return { startedAt: midnight(1), restartsAt: midnight(1, month + 1) }
  if (period === 'week') {
    const startedAt = midnight(date - ((local.getUTCDay() + 6) % 7))
    return { startedAt, restartsAt: startedAt + 7 * DAY }
  }
  return { startedAt: midnight(date), restartsAt: midnight(date) + DAY }
}

/** The market's calendar day of a moment, yyyy-MM-dd. */
export function dayOf(at: number, utcOffsetHours: number): string {
  return new Date(at + utcOffsetHours * HOUR).toISOString().slice(0, 10)
}
