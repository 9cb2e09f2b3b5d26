import * as z from 'zod/mini'
import { faultIssue, type Fault, type FieldSchema } from '../schema/fieldSchema.ts'
import { amountFault, decimalText } from './amountSchema.ts'
import { minorOf } from './minorOf.ts'

/** What may leave an account. Amounts are decimal text, both ends included. */
export interface Spendable {
  readonly available: string
  /** Least amount of one call. Default the currency's smallest. */
  readonly minimum?: string | null | undefined
  /** Maximum of one call, where there is a limit besides the available amount. */
  readonly maximum?: string | null | undefined
  /** Writes an amount the way the page shows money. */
  readonly format: (amount: string) => string
}

const smallest = '0.01'

/** The band of one call: what is available bounds it where no smaller maximum does. */
export const spendableBand = ({ available, minimum, maximum }: Spendable): { min: string; max: string } => ({
  min: minimum ?? smallest,
  max: maximum && minorOf(maximum) < minorOf(available) ? maximum : available,
})

/** What is wrong with an amount to be sent, if anything [S-339] [S-345]. */
export const spendableFault = (typed: string, spendable: Spendable): Fault | undefined => {
  const { available, format } = spendable
  const { min, max } = spendableBand(spendable)
  const short: Fault = { code: 'not_enough', key: 'amount.not_enough', values: { available: format(available) } }
  if (minorOf(max) < minorOf(min)) return short
  const fault = amountFault(typed, { min, max, format })
  return fault?.code === 'band' && minorOf(typed) > minorOf(available) ? short : fault
}

/** Money that leaves an account: typed text in, decimal text out. Zero, signs and fractions of the smallest unit fail [S-339]. */
export const spendableSchema = (spendable: Spendable): FieldSchema =>
  z.pipe(
    z.string().check((payload) => {
      const fault = spendableFault(payload.value, spendable)
      if (fault) payload.issues.push(faultIssue(payload.value, fault))
    }),
    z.transform((typed: string) => decimalText(typed)),
  ) as FieldSchema
