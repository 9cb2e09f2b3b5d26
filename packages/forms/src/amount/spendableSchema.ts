import { compareMoney, moneyText, type AmountSpelling, type ReadAmount } from '@croupier/money'
import type { Fault } from '../schema/fieldSchema.ts'
import { amountFault, checkedAmount } from './amountSchema.ts'
import { compareMinor } from './readTyped.ts'

/** Limits of an outgoing amount. Amounts are decimal text; limits are inclusive. */
export interface Spendable {
  /** What there is to spend; the maximum of every request. */
  readonly available: string
  /** Minimum per request. Default the currency's smallest unit. */
  readonly minimum?: string | null | undefined
  /** Maximum per request, if there is a limit besides the available amount. */
  readonly maximum?: string | null | undefined
  /** Decimals of the currency and decimal mark of the language: `useFormText().spelling`. */
  readonly spelling: AmountSpelling
  /** Formats an amount (decimal text) as the page does. */
  readonly format: (amount: string) => string
  /** The member hides the balance: no fault says how much is available. Default false. */
  readonly isBalanceHidden?: boolean | undefined
}

/** In place of an amount that the member hides. */
const hiddenAmount = '******'

/** Range per request. Its maximum is the available amount, unless a smaller maximum is set. */
export const spendableBand = ({
  available,
  minimum,
  maximum,
  spelling,
}: Omit<Spendable, 'format' | 'isBalanceHidden'>): { min: string; max: string } => ({
  min: minimum ?? moneyText(1n, spelling.digits),
  max: maximum && compareMoney(maximum, available) < 0 ? maximum : available,
})

/** The fault of an outgoing amount, if any. */
export const spendableFault = (amount: ReadAmount, spendable: Spendable): Fault | undefined => {
  const { available, spelling, format } = spendable
  const shown = (amount: string) => (spendable.isBalanceHidden ? hiddenAmount : format(amount))
  const { min, max } = spendableBand(spendable)
  // What is available does not reach the minimum: no smaller amount would help.
  if (spendable.minimum && compareMoney(available, min) < 0)
    return {
      code: 'not_enough',
      key: 'amount.below_least',
      values: { min: format(min), available: shown(available) },
    }
  const only = (amount: string): Fault => ({
    code: 'not_enough',
    key: 'amount.not_enough',
    values: { available: shown(amount) },
  })
  if (compareMoney(max, min) < 0) return only(max)
  const fault = amountFault(amount, { min, max, spelling, format })
  return amount.ok && fault && compareMinor(amount.minor, available, spelling.digits) > 0 ? only(available) : fault
}

/** An outgoing amount: typed text in, minor units out. Zero, signs and fractions of the smallest unit fail. */
export const spendableSchema = (spendable: Spendable) =>
  checkedAmount(spendable.spelling, (amount) => spendableFault(amount, spendable))
