import * as z from 'zod/mini'
import { decimalText } from '../amount/amountSchema.ts'
import { minorOf } from '../amount/minorOf.ts'
import { parseAmount } from '../amount/parseAmount.ts'
import { faultIssue, type FieldSchema } from '../schema/fieldSchema.ts'

/** Rates in percent by lane, decimal text ("0.80"). */
export type RebateRates = Readonly<Record<string, string>>

/** A rate in percent with at most two decimals, at most the agent's own [S-391] [S-402]; empty means none. */
export const rateSchema = (most: string, { required = false }: { required?: boolean } = {}): FieldSchema =>
  z.pipe(
    z.string().check((payload) => {
      const typed = payload.value.trim()
      if (typed === '' && !required) return
      const rate = parseAmount(typed)
      if (rate.ok && rate.minor <= minorOf(most) && (!required || rate.minor > 0n)) return
      const key = rate.ok && rate.minor > minorOf(most) ? 'downline.rate_too_high' : 'downline.rate_invalid'
      payload.issues.push(faultIssue(typed, { code: 'rate', key, values: { most: Number(most), unit: '%' } }))
    }),
    z.transform((typed: string) => (typed.trim() === '' ? '' : decimalText(typed))),
  )

/** The rates of a downline, each at most the agent's own for the same lane. */
export const ratesSchema = (own: RebateRates) =>
  z.object(Object.fromEntries(Object.entries(own).map(([lane, most]) => [lane, rateSchema(most)])))

/** Rates without the lanes that were left empty. */
export const givenRates = (rates: Readonly<Record<string, string>>): RebateRates =>
  Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== ''))
