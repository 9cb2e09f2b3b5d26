/** Milliseconds of a minute. */
export const MINUTE = 60_000

/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE

/** Milliseconds of a day in zones without daylight saving, as all markets of the sandbox are. */
export const DAY = 24 * HOUR
