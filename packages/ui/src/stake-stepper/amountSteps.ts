import { amountParts, tidyAmount } from '../input/amountText.ts'

/** Bounds and grid of a stake; amounts are decimal text. */
export interface AmountSteps {
  /** The smallest stake. */
  readonly min: string
  /** The largest stake. */
  readonly max: string
  /** Step between stakes. */
  readonly step: string
  /** Decimals of the currency. */
  readonly digits: number
}

/** Decimal text in minor units; null for anything else and below zero. */
const coins = (text: string, digits: number): bigint | null => {
  const parts = amountParts(text, digits)
  return parts === undefined || parts.sign ? null : BigInt(parts.whole + parts.decimals)
}

const written = (amount: bigint, digits: number): string => {
  const text = String(amount).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return tidyAmount(digits === 0 ? whole : `${whole}.${text.slice(-digits)}`, digits)
}

/** The next stake up or down on the grid, within the bounds; the smallest if the amount is invalid. */
export const steppedAmount = (text: string, direction: 1 | -1, { min, max, step, digits }: AmountSteps): string => {
  const [now, least, most, by] = [coins(text, digits), coins(min, digits), coins(max, digits), coins(step, digits)]
  if (now === null || least === null || most === null || by === null || by === 0n) return min
  // An amount off the grid first steps to the grid.
  const next = direction === 1 ? (now / by + 1n) * by : ((now + by - 1n) / by - 1n) * by
  return written(next < least ? least : next > most ? most : next, digits)
}

/** Whether two decimal texts are the same amount: "5" and "5.00". */
export const isSameAmount = (one: string, other: string, digits: number): boolean => {
  const amount = coins(one, digits)
  return amount !== null && amount === coins(other, digits)
}

/** Whether a stake is at one of its bounds, where the button in that direction is disabled. */
export const isAtBound = (text: string, direction: 1 | -1, { min, max, digits }: AmountSteps): boolean => {
  const [now, bound] = [coins(text, digits), coins(direction === 1 ? max : min, digits)]
  return now !== null && bound !== null && (direction === 1 ? now >= bound : now <= bound)
}
