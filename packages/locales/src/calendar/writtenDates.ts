import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)
dayjs.extend(customParseFormat)

/** A calendar date, without time or zone. Months count from 1. */
export interface CalendarDate {
  /** Gregorian year. */
  readonly year: number
  /** Month, 1 for January. */
  readonly month: number
  /** Day of the month, from 1. */
  readonly day: number
}

/**
 * Writes an instant by a fixed pattern, the same in every language: dates in files, numbers of draws, announcements.
 *
 * @param at epoch milliseconds
 * @param pattern of dayjs, such as `YYYY-MM-DD HH:mm:ss`; its default is ISO 8601 to the second with the UTC offset
 * @param timeZone an IANA name; a `RangeError` for an unknown one
 */
export const writeMoment = (at: number, pattern?: string, timeZone = 'UTC'): string =>
  (timeZone === 'UTC' ? dayjs.utc(at) : dayjs(at).tz(timeZone)).format(pattern)

/** Writes a date as yyyy-MM-dd. */
export const writeDate = ({ year, month, day }: CalendarDate): string =>
  writeMoment(Date.UTC(year, month - 1, day), 'YYYY-MM-DD')

/** Reads a date of exactly this pattern. Undefined for any other text, for invalid days and for years before 100. */
export function readDate(text: string, pattern: 'YYYY-MM-DD' | 'MM-DD-YYYY'): CalendarDate | undefined {
  const read = dayjs.utc(text, pattern, true)
  return read.isValid() ? { year: read.year(), month: read.month() + 1, day: read.date() } : undefined
}
