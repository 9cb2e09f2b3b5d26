import { type CalendarPeriod, HOUR, MINUTE, periodAt, type Span } from '@croupier/locales/calendar'
import type { AgreementKind, AgreementPeriod } from './rows.ts'

/** Real-time salary is settled and paid every five minutes. */
const REAL_TIME = 5 * MINUTE

/** What decides an agreement's periods. */
export interface Rhythm {
  readonly kind: AgreementKind
  readonly period: AgreementPeriod | null
}

/**
 * The period of an agreement that contains an instant: hours and five minutes by the clock, longer ones by the
 * merchant's calendar.
 */
export function periodOf({ kind, period }: Rhythm, at: number, timeZone: string): Span {
  if (kind === 'realTime') return grid(at, REAL_TIME)
  if (kind === 'hourly') return grid(at, HOUR)
  return periodAt(kind === 'daily' || period === null ? 'day' : CALENDAR[period], at, timeZone)
}

const CALENDAR = { D: 'day', W: 'week', H: 'halfMonth', M: 'month' } as const satisfies Record<
  AgreementPeriod,
  CalendarPeriod
>

/** The finest resolution of a kind's figures: five minutes for real-time salary, otherwise an hour. */
export const grainOf = (kind: AgreementKind): number => (kind === 'realTime' ? REAL_TIME : HOUR)

/** The first step at or after a moment, from which an agreement counts. */
export const stepFrom = (kind: AgreementKind, at: number): number => Math.ceil(at / grainOf(kind)) * grainOf(kind)

function grid(at: number, step: number): Span {
  const from = Math.floor(at / step) * step
  return { from, to: from + step }
}
