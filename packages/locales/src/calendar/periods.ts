import {
  type CalendarDate,
  fromAbsolute,
  parseDate,
  startOfWeek,
  toCalendarDate,
  toZoned,
} from '@internationalized/date'
import { DAY, HOUR } from './units.ts'
import { writeMoment } from './writtenDates.ts'

/** A span of time in epoch milliseconds: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Periods of the calendar: days, weeks from Monday, half months (1 to 15, 16 to the end) and months. */
export type CalendarPeriod = 'day' | 'week' | 'halfMonth' | 'month'

const dayAt = (at: number, timeZone: string): CalendarDate => toCalendarDate(fromAbsolute(at, timeZone))

const startOf = (day: CalendarDate, timeZone: string): number => toZoned(day, timeZone).toDate().getTime()

/** The date in a time zone (IANA name) at an instant, `yyyy-MM-dd`. Throws a `RangeError` for an unknown zone. */
export const dateAt = (at: number, timeZone: string): string => dayAt(at, timeZone).toString()

/** The time of day in a time zone at an instant, `HH:mm`. */
export const timeAt = (at: number, timeZone: string): string => writeMoment(at, 'HH:mm', timeZone)

/** Date and time in a time zone at an instant, `yyyy-MM-dd HH:mm:ss`, as announcements are dated. */
export const dateTimeAt = (at: number, timeZone: string): string => writeMoment(at, 'YYYY-MM-DD HH:mm:ss', timeZone)

/** The first instant of a date (`yyyy-MM-dd`) in a time zone: midnight, or the end of a clock change that skips it. */
export const startOfDate = (date: string, timeZone: string): number => startOf(parseDate(date), timeZone)

/** The date `days` after a date, both `yyyy-MM-dd`; negative `days` go back. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString()

/** The same time of day a number of days later in a time zone; negative `days` go back. */
export const daysLater = (at: number, days: number, timeZone: string): number =>
  fromAbsolute(at, timeZone).add({ days }).toDate().getTime()

const bounds: Readonly<Record<CalendarPeriod, (day: CalendarDate) => readonly [CalendarDate, CalendarDate]>> = {
  day: (day) => [day, day.add({ days: 1 })],
  week: (day) => {
    const monday = startOfWeek(day, 'en', 'mon')
    return [monday, monday.add({ weeks: 1 })]
  },
  halfMonth: (day) => {
    const first = day.set({ day: 1 })
    const sixteenth = day.set({ day: 16 })
    return day.day < 16 ? [first, sixteenth] : [sixteenth, first.add({ months: 1 })]
  },
  month: (day) => {
    const first = day.set({ day: 1 })
    return [first, first.add({ months: 1 })]
  },
}

/**
 * Cache by period and zone, and within these by the UTC day of the instant: time zone lookups are slow, and figures
 * over many hours need the same periods again and again.
 */
const known = new Map<string, Map<number, Span[]>>()
const knownDays = 4_000

/** The period that contains an instant, by the calendar of a time zone. */
export function periodAt(period: CalendarPeriod, at: number, timeZone: string): Span {
  const key = `${period} ${timeZone}`
  const days = known.get(key) ?? new Map<number, Span[]>()
  const day = Math.floor(at / DAY)
  const spans = days.get(day) ?? []
  const found = spans.find(({ from, to }) => at >= from && at < to)
  if (found) return found
  const [first, next] = bounds[period](dayAt(at, timeZone))
  const span = { from: startOf(first, timeZone), to: startOf(next, timeZone) }
  if (days.size >= knownDays) days.clear()
  known.set(key, days.set(day, [...spans, span]))
  return span
}

/** The first instants of all days in a span that begins and ends with a day, oldest first. */
export function daysIn({ from, to }: Span, timeZone: string): number[] {
  const days: number[] = []
  for (let at = from; at < to; at = periodAt('day', at, timeZone).to) days.push(at)
  return days
}

/** A length of time in the contract's form: a number of hours, days, weeks, months or years, like `24h` or `6m`. */
export type Length = `${number}${'h' | 'd' | 'w' | 'm' | 'y'}`

/**
 * The end of a length of time that begins at an instant. Hours, days and weeks are exact; months and years end at the
 * same time of the same day of the month in the time zone, and a day that the last month lacks overflows into the next
 * month, so that a break is never shorter than chosen.
 */
export function lengthEnd(length: Length, start: number, timeZone: string): number {
  const count = Number.parseInt(length, 10)
  switch (length.at(-1)) {
    case 'h':
      return start + count * HOUR
    case 'd':
      return start + count * DAY
    case 'w':
      return start + count * 7 * DAY
    default: {
      const local = fromAbsolute(start, timeZone)
      const months = length.endsWith('y') ? 12 * count : count
      return local
        .set({ day: 1 })
        .add({ months })
        .add({ days: local.day - 1 })
        .toDate()
        .getTime()
    }
  }
}
