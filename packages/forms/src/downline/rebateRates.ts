import { moneyText, type DecimalMark } from '@croupier/money'
import * as z from 'zod/mini'
import { compareMinor, readTyped } from '../amount/readTyped.ts'
import { faultIssue } from '../schema/fieldSchema.ts'

/** Rates in percent by lane, decimal text ("0.80"). */
export type RebateRates = Readonly<Record<string, string>>

/** Decimals of a rate in percent. */
export const rateDigits = 2

/**
 * A rate in percent with at most two decimals, at most the agent's own; empty means none. Typed text in,
 * decimal text out.
 * @param mark the decimal mark of the language
 */
const rateSchema = (most: string, mark: DecimalMark) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, context): string => {
      if (typed.trim() === '') return ''
      const rate = readTyped(typed, { digits: rateDigits, mark })
      const isHigh = rate.ok && compareMinor(rate.minor, most, rateDigits) > 0
      if (rate.ok && !isHigh) return moneyText(rate.minor, rateDigits)
      const key = isHigh ? 'downline.rate_too_high' : 'downline.rate_invalid'
      context.issues.push(faultIssue(typed, { code: 'rate', key, values: { most: Number(most), unit: '%' } }))
      return ''
    }),
  )

/**
 * The rates of a downline, each at most the agent's own for the same lane.
 * @param mark the decimal mark of the language. Default a point.
 */
export const ratesSchema = (own: RebateRates, mark: DecimalMark = '.') =>
  z.object(Object.fromEntries(Object.entries(own).map(([lane, most]) => [lane, rateSchema(most, mark)])))

/** Rates without the lanes that were left empty. */
export const givenRates = (rates: Readonly<Record<string, string>>): RebateRates =>
  Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== ''))
