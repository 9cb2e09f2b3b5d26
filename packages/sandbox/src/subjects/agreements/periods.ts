import { HOUR, MINUTE } from '../../core/calendar/units.ts'
import type { AgreementKind, AgreementPeriod } from './rows.ts'

/** Real-time salary is settled and paid every five minutes [S-403]. */
export const REAL_TIME = 5 * MINUTE

/** A stretch of time: from, inclusive, to, exclusive. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What decides an agreement's periods. */
export interface Rhythm {
  readonly kind: AgreementKind
  readonly period: AgreementPeriod | null
}

/**
 * The period of an agreement that a moment falls into, by the merchant's calendar: days from midnight, weeks from
 * Monday, half months 1 to 15 and 16 to the end, months [S-405]; hours and five minutes by the clock.
 */
export function periodOf({ kind, period }: Rhythm, at: number, utcOffsetHours: number): Stretch {
  if (kind === 'realTime') return grid(at, REAL_TIME)
  if (kind === 'hourly') return grid(at, HOUR)
  const offset = utcOffsetHours * HOUR
  const local = new Date(at + offset)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const midnight = (ofMonth: number, day: number) => Date.UTC(year, ofMonth, day) - offset
  switch (kind === 'daily' ? 'D' : period) {
    case 'W': {
      const monday = date - ((local.getUTCDay() + 6) % 7)
      return { from: midnight(month, monday), to: midnight(month, monday + 7) }
    }
    case 'H':
      return date <= 15
        ? { from: midnight(month, 1), to: midnight(month, 16) }
        : { from: midnight(month, 16), to: midnight(month + 1, 1) }
    case 'M':
      return { from: midnight(month, 1), to: midnight(month + 1, 1) }
    default:
      return { from: midnight(month, date), to: midnight(month, date + 1) }
  }
}

/** The finest step figures are kept in for a kind: five minutes for real-time salary, else an hour. */
export const grainOf = (kind: AgreementKind): number => (kind === 'realTime' ? REAL_TIME : HOUR)

/** The first step at or after a moment: an agreement counts from there. */
export const stepFrom = (kind: AgreementKind, at: number): number => Math.ceil(at / grainOf(kind)) * grainOf(kind)

function grid(at: number, step: number): Stretch {
  const from = Math.floor(at / step) * step
  return { from, to: from + step }
}
