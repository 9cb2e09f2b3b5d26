import { parseDate, type CalendarDate } from '@internationalized/date'

/** The calendar's day for an ISO date; none for what is not one, such as an empty field. */
export const calendarDay = (iso: string | undefined): CalendarDate | null => {
  try {
    return iso ? parseDate(iso) : null
  } catch {
    return null
  }
}
