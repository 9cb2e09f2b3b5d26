/** A calendar date, without time or zone. Months count from 1. */
export interface CalendarDate {
  /** Gregorian year, from 1. */
  readonly year: number
  /** Month, 1 for January. */
  readonly month: number
  /** Day of the month, from 1. */
  readonly day: number
}

const leap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Number of days in a Gregorian month; 0 for an invalid month. */
export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return leap(year) ? 29 : 28
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const real = (year: number, month: number, day: number): CalendarDate | undefined =>
  year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined

/** Parses `yyyy-MM-dd`; returns `undefined` for any other format and for days that do not exist. */
export const parseIsoDate = (text: string): CalendarDate | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year && month && day ? real(Number(year), Number(month), Number(day)) : undefined
}

/** Parses `MM-dd-yyyy` under the same rules. */
export const parseUsDate = (text: string): CalendarDate | undefined => {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  return year && month && day ? real(Number(year), Number(month), Number(day)) : undefined
}
