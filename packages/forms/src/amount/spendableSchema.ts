import * as z from 'zod/mini'
import { faultIssue, type Fault, type FieldSchema } from '../schema/fieldSchema.ts'
import { amountFault, decimalText } from './amountSchema.ts'
import { minorOf } from './minorOf.ts'

/** Limits of an outgoing amount. Amounts are decimal text; limits are inclusive. */
export interface Spendable {
  /** What there is to spend; the maximum of every request. */
  readonly available: string
  /** Minimum per request. Default the currency's smallest unit. */
  readonly minimum?: string | null | undefined
  /** Maximum per request, if there is a limit besides the available amount. */
  readonly maximum?: string | null | undefined
  /** Formats an amount as the page does. */
  readonly format: (amount: string) => string
}

const smallest = '0.01'

/** Range per request. Its maximum is the available amount, unless a smaller maximum is set. */
export const spendableBand = ({ available, minimum, maximum }: Spendable): { min: string; max: string } => ({
  min: minimum ?? smallest,
  max: maximum && minorOf(maximum) < minorOf(available) ? maximum : available,
})

/** The fault of an outgoing amount, if any [S-339] [S-345]. */
export const spendableFault = (typed: string, spendable: Spendable): Fault | undefined => {
  const { available, format } = spendable
  const { min, max } = spendableBand(spendable)
  const short: Fault = { code: 'not_enough', key: 'amount.not_enough', values: { available: format(available) } }
  if (minorOf(max) < minorOf(min)) return short
  const fault = amountFault(typed, { min, max, format })
  return fault?.code === 'band' && minorOf(typed) > minorOf(available) ? short : fault
}

/** An outgoing amount: typed text in, decimal text out. Zero, signs and fractions of the smallest unit fail [S-339]. */
export const spendableSchema = (spendable: Spendable): FieldSchema =>
  z.pipe(
    z.string().check((payload) => {
      const fault = spendableFault(payload.value, spendable)
      if (fault) payload.issues.push(faultIssue(payload.value, fault))
    }),
    z.transform((typed: string) => decimalText(typed)),
  )
