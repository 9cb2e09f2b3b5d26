import { parseDate, toCalendarDate, toZoned, today, type CalendarDate, type DateValue } from '@internationalized/date'

/** The calendar day of an ISO date; null for anything else, such as an empty field. */
export const calendarDay = (iso: string | undefined): CalendarDate | null => {
  try {
    return iso ? parseDate(iso) : null
  } catch {
    return null
  }
}

/**
 * A chosen day in a time zone, which tells the calendar which day is today; null for an invalid date. It is the start
 * of the day: a later hour would be after the last allowed day. Without a zone, today is the device's.
 */
export const zonedDay = (iso: string | undefined, timeZone: string | undefined): DateValue | null => {
  const day = calendarDay(iso)
  if (!day || timeZone === undefined) return day
  try {
    return toZoned(day, timeZone)
  } catch {
    return day
  }
}

/** Today in a time zone, or in the device's if the zone is unknown. */
export const todayIn = (timeZone: string | undefined): CalendarDate => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    return today(timeZone ?? own)
  } catch {
    return today(own)
  }
}

/** The ISO date of a calendar day. */
export const isoDay = (day: DateValue): string => toCalendarDate(day).toString()

/** A range of days in words of a language, as a screen reader says it. */
export const spokenRange = (start: DateValue, end: DateValue, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).formatRange(
    toCalendarDate(start).toDate('UTC'),
    toCalendarDate(end).toDate('UTC'),
  )
