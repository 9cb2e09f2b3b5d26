import type { MessageKey } from '@croupier/locales'
import * as z from 'zod/mini'
import { faultIssue, type Fault, type FieldSchema } from '../schema/fieldSchema.ts'
import { amountOf, parseAmount } from './parseAmount.ts'

/** Range of an amount field. Amounts are decimal text; limits are inclusive. */
export interface AmountBand {
  /** Smallest amount; an amount of 0 always fails. */
  readonly min: string
  /** Largest amount. */
  readonly max: string
  /** Decimals of the currency. Default 2. */
  readonly decimals?: number
  /** Formats an amount as the page does, for messages that name the range. */
  readonly format: (amount: string) => string
}

/** The fault of a typed amount in a range, if any; every message names the range [S-341]. */
export const amountFault = (typed: string, { min, max, decimals = 2, format }: AmountBand): Fault | undefined => {
  const values = { min: format(min), max: format(max), decimals }
  const fault = (code: string, key: MessageKey = 'deposit.amount_band'): Fault => ({ code, key, values })
  if (typed.trim() === '') return fault('not_empty')
  const amount = parseAmount(typed, decimals)
  if (!amount.ok) {
    return amount.fault === 'too_many_decimals'
      ? fault('decimals', 'deposit.amount_band_decimals')
      : fault(amount.fault)
  }
  const floor = parseAmount(min, decimals)
  const ceiling = parseAmount(max, decimals)
  const below = floor.ok && amount.minor < floor.minor
  const above = ceiling.ok && amount.minor > ceiling.minor
  return amount.minor === 0n || below || above ? fault('band') : undefined
}

/** A typed amount as decimal text with all decimals (`"500"` gives `"500.00"`); empty if invalid. */
export const decimalText = (typed: string, decimals = 2): string => {
  const amount = parseAmount(typed, decimals)
  return amount.ok ? amountOf(amount.minor, decimals) : ''
}

/** An amount of money in a range: typed text in, decimal text out. */
export const amountSchema = (band: AmountBand): FieldSchema =>
  z.pipe(
    z.string().check((payload) => {
      const fault = amountFault(payload.value, band)
      if (fault) payload.issues.push(faultIssue(payload.value, fault))
    }),
    z.transform((typed: string) => decimalText(typed, band.decimals)),
  )

/** Outputs the field `amount` of a form's schema as decimal text with all decimals. */
export const withDecimalAmount = <Entry extends { readonly amount: string }, Values>(
  form: z.ZodMiniType<Entry, Values>,
) =>
  z.pipe(
    form,
    z.transform((entry: Entry) => ({ ...entry, amount: decimalText(entry.amount) })),
  )
