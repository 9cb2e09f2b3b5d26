import {
  CalendarDateTime,
  parseDate,
  toCalendarDate,
  toZoned,
  today,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date'

/** The calendar's day for an ISO date; none for what is not one, such as an empty field. */
export const calendarDay = (iso: string | undefined): CalendarDate | null => {
  try {
    return iso ? parseDate(iso) : null
  } catch {
    return null
  }
}

/**
 * A chosen day that brings its time zone along: by it the calendar knows which day is today [S-358]. Noon is taken,
 * which no change of the clocks skips. Without a zone it is today where the device is.
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

/** Today in a time zone, the device's for one that is not known. */
export const todayIn = (timeZone: string | undefined): CalendarDate => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    return today(timeZone ?? own)
  } catch {
    return today(own)
  }
}

/** The ISO date of a day that the calendar gave. */
export const isoDay = (day: DateValue): string => toCalendarDate(day).toString()
