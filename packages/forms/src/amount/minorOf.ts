import { parseAmount } from './parseAmount.ts'

/** Decimal text as minor units, to compare and add by; 0 for what is no amount. */
export const minorOf = (amount: string, decimals = 2): bigint => {
  const parsed = parseAmount(amount, decimals)
  return parsed.ok ? parsed.minor : 0n
}
