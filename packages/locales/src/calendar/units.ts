/** Milliseconds of a minute. */
export const MINUTE = 60_000

/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE

/**
 * Milliseconds of 24 hours: a length of time, such as a cooling-off period of one day. A day of the calendar is 23 or
 * 25 hours long when the clocks change; use {@link periodAt} and {@link daysLater} for those.
 */
export const DAY = 24 * HOUR
