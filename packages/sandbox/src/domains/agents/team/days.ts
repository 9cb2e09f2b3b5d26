import { dateAt, dayCount, longestDayRange, periodAt, type Span } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/**
 * The merchant's calendar days from one instant to another, both included. Refuses more than ninety, and an end before
 * the start.
 */
export function daysOf({ timeZone }: Merchant, { startTime, endTime }: { startTime: number; endTime: number }): Span {
  const tooLong = () => new Refusal('date.range.too.long', { values: [String(longestDayRange)] })
  // The largest instants that a date can hold (ECMA-262); the calendar cannot name a day beyond them.
  if (endTime < startTime || Math.max(Math.abs(startTime), Math.abs(endTime)) > 8.64e15) throw tooLong()
  const range = { from: dateAt(startTime, timeZone), to: dateAt(endTime, timeZone) }
  if (dayCount(range) > longestDayRange) throw tooLong()
  return { from: periodAt('day', startTime, timeZone).from, to: periodAt('day', endTime, timeZone).to }
}
