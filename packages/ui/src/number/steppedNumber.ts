/** The ends a number may not go beyond. */
export interface Bounds {
  readonly min: number | undefined
  readonly max: number | undefined
}

/**
 * The number after a step of `by`, kept between the bounds. From nothing the first step lands on the nearest bound to
 * zero, or on the step itself.
 */
export const steppedNumber = (from: number | undefined, by: number, { min, max }: Bounds): number => {
  const start = from ?? (min !== undefined && min > 0 ? min - by : 0)
  return Math.min(Math.max(start + by, min ?? -Infinity), max ?? Infinity)
}
