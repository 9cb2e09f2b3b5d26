import type { MessageKey } from '@croupier/locales'
import type { AmountSpelling, ReadAmount } from '@croupier/money'
import * as z from 'zod/mini'
import { faultIssue, type Fault } from '../schema/fieldSchema.ts'
import { compareMinor, readTyped } from './readTyped.ts'

/** Range of an amount field. Amounts are decimal text; limits are inclusive. */
export interface AmountBand {
  /** Smallest amount; an amount of 0 always fails. */
  readonly min: string
  /** Largest amount. */
  readonly max: string
  /** Decimals of the currency and decimal mark of the language: `useFormText().spelling`. */
  readonly spelling: AmountSpelling
  /** Formats an amount (decimal text) as the page does, for messages that name the range. */
  readonly format: (amount: string) => string
}

/** The fault of an amount in a range, if any; every message names the range. */
export const amountFault = (
  amount: ReadAmount,
  { min, max, spelling: { digits }, format }: AmountBand,
): Fault | undefined => {
  const values = { min: format(min), max: format(max), decimals: digits }
  const fault = (code: string, key: MessageKey = 'deposit.amount_band'): Fault => ({ code, key, values })
  if (!amount.ok) {
    return amount.fault === 'too_many_decimals'
      ? fault('decimals', 'deposit.amount_band_decimals')
      : fault(amount.fault)
  }
  const { minor } = amount
  const outside = minor === 0n || compareMinor(minor, min, digits) < 0 || compareMinor(minor, max, digits) > 0
  return outside ? fault('band') : undefined
}

/** Schema of a single amount field: typed text in, minor units out. `faultOf` validates the amount. */
export const checkedAmount = (spelling: AmountSpelling, faultOf: (amount: ReadAmount) => Fault | undefined) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, context): bigint => {
      const amount = readTyped(typed, spelling)
      const fault = faultOf(amount)
      if (fault) context.issues.push(faultIssue(typed, fault))
      return amount.ok ? amount.minor : 0n
    }),
  )

/** An amount of money in a range: typed text in, minor units out. */
export const amountSchema = (band: AmountBand) => checkedAmount(band.spelling, (amount) => amountFault(amount, band))
