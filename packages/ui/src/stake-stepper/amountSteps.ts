import { divided, moneyText, readAmount } from '@croupier/money'

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

/** Decimal text in minor units; null for anything else. */
const coins = (text: string, digits: number): bigint | null => {
  const amount = readAmount(text, { digits, mark: '.' })
  return amount.ok ? amount.minor : null
}

/**
 * The next stake up or down on the grid, within the bounds; the smallest if the amount is invalid, the largest if it is
 * too large to read.
 */
export const steppedAmount = (text: string, direction: 1 | -1, { min, max, step, digits }: AmountSteps): string => {
  const from = readAmount(text, { digits, mark: '.' })
  if (!from.ok) return from.fault === 'too_large' ? max : min
  const [now, least, most, by] = [from.minor, coins(min, digits), coins(max, digits), coins(step, digits)]
  if (least === null || most === null || by === null || by === 0n) return min
  // An amount off the grid first steps to the grid.
  const next = direction === 1 ? (divided(now, by, 'down') + 1n) * by : (divided(now, by, 'up') - 1n) * by
  return moneyText(next < least ? least : next > most ? most : next, digits)
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
