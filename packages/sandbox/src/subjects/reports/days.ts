import { DAY, HOUR } from '../../core/calendar/units.ts'
import { Refusal } from '../../Refusal.ts'
import type { Merchant } from '../merchants/Merchant.ts'

/** Longest range a report may be asked for, in calendar days (requirement values 1.1.1). */
const LONGEST_DAYS = 90

/** Whole calendar days of a merchant: from the first midnight, inclusive, to the last, exclusive. */
export interface Days {
  readonly from: number
  readonly to: number
}

/** The merchant's calendar days two moments fall in and all between. Refuses more than ninety, and an end before the start. */
export function daysOf(merchant: Merchant, { startTime, endTime }: { startTime: number; endTime: number }): Days {
  const from = midnightOf(merchant, startTime)
  const to = midnightOf(merchant, endTime) + DAY
  if (endTime < startTime || to - from > LONGEST_DAYS * DAY || !Number.isSafeInteger(to))
    throw new Refusal('date.range.too.long', { values: [String(LONGEST_DAYS)] })
  return { from, to }
}

/** The midnight a moment's day begins with. */
export function midnightOf({ utcOffsetHours }: Merchant, at: number): number {
  const offset = utcOffsetHours * HOUR
  return Math.floor((at + offset) / DAY) * DAY - offset
}

/** A day's date, yyyy-MM-dd, from its midnight. */
export function dateOf({ utcOffsetHours }: Merchant, midnight: number): string {
  return new Date(midnight + utcOffsetHours * HOUR).toISOString().slice(0, 10)
}

/** Midnights of a range, first day first. */
export function midnights({ from, to }: Days): number[] {
  const all: number[] = []
  for (let at = from; at < to; at += DAY) all.push(at)
  return all
}
