/*
 * How the multiplier climbs: 2x after four and a half seconds, 10x after seventeen, 100x
 * after a minute. The formula uses integers, so that server and page agree to the hundredth.
 */

/** The curve's numbers; the page draws with the same ones. */
export const curve = {
  /** Hundredths gained are `ms × (ms + linear) / divisor`. */
  linear: 4_000,
  divisor: 400_000,
  /** Highest multiplier, in hundredths; the round ends here and pays. */
  cap: 10_000,
} as const

/** Multiplier after `ms` milliseconds, in hundredths, truncated. */
export const multiplierAt = (ms: number): number =>
  Math.min(curve.cap, 100 + Math.floor((Math.max(0, ms) * (Math.max(0, ms) + curve.linear)) / curve.divisor))

/** The first millisecond at which the multiplier is at least `hundredths`; for 101 to the cap. */
export const msUntil = (hundredths: number): number => {
  const gained = (Math.min(hundredths, curve.cap) - 100) * curve.divisor
  let ms = Math.max(0, Math.floor((Math.sqrt(curve.linear ** 2 + 4 * gained) - curve.linear) / 2) - 1)
  while (ms * (ms + curve.linear) < gained) ms += 1
  return ms
}
