/** Two days, both inside, as ISO dates: "2026-11-01" to "2026-11-30". Empty text is a day not chosen yet. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Why a range cannot be used. */
export type DayRangeFault = 'incomplete' | 'end-before-start' | 'too-long' | 'out-of-bounds'

/** What a range has to keep to. */
export interface DayRangeRules {
  /** First day that may be chosen, as an ISO date. */
  readonly min?: string | undefined
  /** Last day that may be chosen, as an ISO date. */
  readonly max?: string | undefined
  /** The most days a range may hold, first and last included. */
  readonly maxDays: number
}

// A year being typed reads as 0002, 0020, 0202: nothing is asked of a day until it is whole.
const isWhole = (day: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day)

/** Days in a range, first and last included. Days have no zone: both are counted as midnights of UTC. */
export const dayCount = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Why `range` cannot be used, or undefined. */
export const dayRangeFault = (range: DayRange, { min, max, maxDays }: DayRangeRules): DayRangeFault | undefined => {
  const { from, to } = range
  if (!isWhole(from) || !isWhole(to)) return 'incomplete'
  if (to < from) return 'end-before-start'
  if ((min !== undefined && from < min) || (max !== undefined && to > max)) return 'out-of-bounds'
  return dayCount(range) > maxDays ? 'too-long' : undefined
}
