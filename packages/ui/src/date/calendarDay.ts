import {
  CalendarDateTime,
  parseDate,
  toCalendarDate,
  toZoned,
  today,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date'

/** The calendar's day for an ISO date; undefined for anything else, such as an empty field. */
export const calendarDay = (iso: string | undefined): CalendarDate | null => {
  try {
    return iso ? parseDate(iso) : null
  } catch {
    return null
  }
}

/**
 * A chosen day with its time zone, from which the calendar knows which day is today [S-358]. Uses noon,
 * which no clock change skips. Without a zone, today is the device's.
 */
export const zonedDay = (iso: string | undefined, timeZone: string | undefined): DateValue | null => {
  const day = calendarDay(iso)
  if (!day || timeZone === undefined) return day
  try {
    return toZoned(new CalendarDateTime(day.year, day.month, day.day, 12), timeZone)
  } catch {
    return day
  }
}

/** Today in a time zone; in the device's if the zone is unknown. */
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
