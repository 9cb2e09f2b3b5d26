import { parseAmount } from './parseAmount.ts'

/** Decimal text as minor units, for comparison and addition; 0 if invalid. */
export const minorOf = (amount: string, decimals = 2): bigint => {
  const parsed = parseAmount(amount, decimals)
  return parsed.ok ? parsed.minor : 0n
}
