import type { MessageKey } from '../messages/text.ts'
import { addDays, startOfDate } from './periods.ts'
import { readDate } from './writtenDates.ts'

/** Two dates, both included, `yyyy-MM-dd`: "2026-11-01" to "2026-11-30". Empty text is a day not chosen yet. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Why a range cannot be used. */
export type DayRangeFault = 'incomplete' | 'end-before-start' | 'too-long' | 'out-of-bounds'

/** The rules a range must follow. */
export interface DayRangeRules {
  /** First date that may be chosen. */
  readonly min?: string | undefined
  /** Last date that may be chosen. */
  readonly max?: string | undefined
  /** The most days a range may hold, first and last included. Default {@link longestDayRange}. */
  readonly maxDays: number
}

/** The longest range that records and reports accept, in days. */
export const longestDayRange = 90

// Plain arithmetic: forms validate ranges without loading the calendar engine.
const dayMs = 86_400_000
const startInUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A complete date that exists. A year being typed reads as 0002, 0020, 0202, and is not complete yet. */
const isWhole = (day: string): boolean => {
  const date = readDate(day, 'YYYY-MM-DD')
  return date !== undefined && date.year >= 1000
}

/** Days in a range, first and last included. */
export const dayCount = ({ from, to }: DayRange): number => (startInUtc(to) - startInUtc(from)) / dayMs + 1

/** Why `range` cannot be used, or undefined. */
export const dayRangeFault = (range: DayRange, { min, max, maxDays }: DayRangeRules): DayRangeFault | undefined => {
  const { from, to } = range
  if (!isWhole(from) || !isWhole(to)) return 'incomplete'
  if (to < from) return 'end-before-start'
  if ((min !== undefined && from < min) || (max !== undefined && to > max)) return 'out-of-bounds'
  return dayCount(range) > maxDays ? 'too-long' : undefined
}

/** The text of each fault; `days` is the longest range. */
export const dayRangeFaultKeys = Object.freeze({
  incomplete: 'records.range_not_a_date',
  'end-before-start': 'records.range_end_before_start',
  'too-long': 'records.range_too_long',
  'out-of-bounds': 'date_range.out_of_bounds',
} as const satisfies Record<DayRangeFault, MessageKey>)

/** First and last millisecond of a range in a time zone, as the calls for records expect them. */
export const rangeInstants = (
  { from, to }: DayRange,
  timeZone: string,
): { readonly startTime: number; readonly endTime: number } => ({
  startTime: startOfDate(from, timeZone),
  endTime: startOfDate(addDays(to, 1), timeZone) - 1,
})

/** A range with its own button. */
export type DayShortcut = 'today' | 'yesterday' | 'previous_7' | 'previous_30' | 'previous_90' | 'next_7' | 'next_30'

/** The shortcuts of records, which look back. */
export const pastShortcuts: readonly DayShortcut[] = ['today', 'yesterday', 'previous_7', 'previous_30']

/** First and last day of each shortcut, counted from today. */
const shortcuts: Readonly<Record<DayShortcut, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous_7: [-6, 0],
  previous_30: [-29, 0],
  previous_90: [-89, 0],
  next_7: [0, 6],
  next_30: [0, 29],
}

/**
 * The range of a shortcut. `today` is the date in the merchant's time zone (`dateAt`): "previous 7 days" are the seven
 * that end today, "next 7 days" the seven that begin today.
 */
export const shortcutRange = (shortcut: DayShortcut, today: string): DayRange => {
  const [first, last] = shortcuts[shortcut]
  return { from: addDays(today, first), to: addDays(today, last) }
}
