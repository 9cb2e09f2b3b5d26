import * as z from 'zod/mini'
import { readDate, type CalendarDate } from '@croupier/locales/calendar'
import { faultIssue, type Fault, type FieldSchema } from '../schema/fieldSchema.ts'

/** Default age in the agreement text. */
export const agreementAge = 18

/** Default minimum age of a merchant. */
export const defaultMinimumAge = 21

/** The calendar day of a date in the device's time zone. */
export const calendarDay = (now: Date): CalendarDate => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
})

/**
 * Age in whole years on a day. A year is complete on the birthday itself, and for 29 February on 1 March of
 * a common year.
 */
export const ageOn = (today: CalendarDate, birth: CalendarDate): number => {
  const before = today.month < birth.month || (today.month === birth.month && today.day < birth.day)
  return today.year - birth.year - (before ? 1 : 0)
}

const eldest = 130

/** Rules of a birthday field. */
export interface BirthdayRule {
  /** Minimum age in whole years, reached on the birthday itself. */
  readonly minimumAge: number
  /** Returns the day on which the age counts; called on every check. */
  readonly today: () => CalendarDate
  /** Whether it may not be left empty. Default true. */
  readonly required?: boolean
}

/**
 * A birthday as yyyy-MM-dd: an existing day, not in the future, and at least the minimum age ago to the day.
 */
export const birthdaySchema = ({ minimumAge, today, required = true }: BirthdayRule): FieldSchema =>
  z.string().check((payload) => {
    const typed = payload.value
    const fail = (fault: Fault) => payload.issues.push(faultIssue(typed, fault))
    if (typed === '') return void (required && fail({ code: 'not_empty', key: 'not_empty' }))
    const birth = readDate(typed, 'YYYY-MM-DD')
    const age = birth && ageOn(today(), birth)
    if (age === undefined || age < 0 || age > eldest) return void fail({ code: 'format', key: 'field.date_invalid' })
    if (age < minimumAge) fail({ code: 'too_young', key: 'field.too_young', values: { age: minimumAge } })
  })
