import * as z from 'zod/mini'
import { faultIssue, type FieldSchema } from '../schema/fieldSchema.ts'
import { amountOf, parseAmount } from './parseAmount.ts'

/** What an amount field allows. Amounts are decimal text, both ends included. */
export interface AmountBand {
  readonly min: string
  readonly max: string
  /** Decimals of the currency; 2 unless said. */
  readonly decimals?: number
  /** Writes an amount the way the page shows money, for the texts that name the band. */
  readonly format: (amount: string) => string
}

/**
 * An amount of money: typed text in, decimal text out (`"500"` gives `"500.00"`).
 *
 * Out of the band, with too many decimals, or no number at all, it is refused with the band in the text [S-341].
 */
export const amountSchema = ({ min, max, decimals = 2, format }: AmountBand): FieldSchema => {
  const floor = parseAmount(min, decimals)
  const ceiling = parseAmount(max, decimals)
  const values = { min: format(min), max: format(max), decimals }
  return z.pipe(
    z.string().check((payload) => {
      const fail = (code: string, key: string) => payload.issues.push(faultIssue(payload.value, { code, key, values }))
      if (payload.value.trim() === '') return void fail('not_empty', 'deposit.amount_band')
      const amount = parseAmount(payload.value, decimals)
      if (!amount.ok) {
        return void (amount.fault === 'too_many_decimals'
          ? fail('decimals', 'deposit.amount_band_decimals')
          : fail(amount.fault, amount.fault === 'too_large' ? 'deposit.amount_band' : 'deposit.amount_invalid'))
      }
      const below = floor.ok && amount.minor < floor.minor
      const above = ceiling.ok && amount.minor > ceiling.minor
      if (amount.minor === 0n || below || above) fail('band', 'deposit.amount_band')
    }),
    z.transform((typed: string) => {
      const amount = parseAmount(typed, decimals)
      return amount.ok ? amountOf(amount.minor, decimals) : ''
    }),
  ) as FieldSchema
}
