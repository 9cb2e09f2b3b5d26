/** A distance in time in the unit a person would use: minus 3 days, in 2 hours. */
export interface TimeDistance {
  /** Negative for the past; whole. */
  readonly value: number
  /** A unit that `Intl.RelativeTimeFormat` accepts. */
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
}

const second = 1000

/** Each unit's length in milliseconds; months and years by their mean length in the Gregorian calendar. */
const units = [
  ['year', 31_556_952 * second],
  ['month', 2_629_746 * second],
  ['week', 604_800 * second],
  ['day', 86_400 * second],
  ['hour', 3600 * second],
  ['minute', 60 * second],
] as const

/** The distance in its largest full unit: 119 seconds are one minute. Both times in milliseconds since 1970. */
export const timeDistance = (at: number, now: number): TimeDistance => {
  const apart = at - now
  const [unit, length] = units.find(([, size]) => Math.abs(apart) >= size) ?? (['second', second] as const)
  // `|| 0` because half a second ago is a negative zero, which would be read out as "−0".
  return { value: Math.trunc(apart / length) || 0, unit }
}

/**
 * Milliseconds until `timeDistance` may change: at most an hour, so that a changed clock is noticed. Below a minute
 * always 10 seconds, so that single seconds are not counted.
 */
export const untilNextDistance = (at: number, now: number): number => {
  const apart = Math.abs(at - now)
  if (apart < 60 * second) return 10 * second
  const length = apart >= 3600 * second ? 3600 * second : 60 * second
  const into = apart % length
  return at > now ? into + 1 : length - into
}
