import { MoneyFormatError, parseMoney } from '@croupier/api'
import type { MessageKey } from '@croupier/locales'

/** The band of a deposit method, decimal text. */
export interface Band {
  readonly minimum: string
  readonly maximum: string
}

/** Faults of an amount; the text contains the band [S-341]. */
export type AmountFault = 'not-a-number' | 'too-many-decimals' | 'below' | 'above'

/** Message keys of the faults; values are `min` and `max`. */
export const amountFaultKeys: Readonly<Record<AmountFault, MessageKey>> = Object.freeze({
  'not-a-number': 'deposit.amount_not_a_number',
  'too-many-decimals': 'deposit.amount_decimals',
  below: 'deposit.amount_band',
  above: 'deposit.amount_band',
})

/** Checks an amount against the band of its method; `undefined` when it is all right. The platform checks again. */
export function amountFault(amount: string, band: Band, minorDigits: number): AmountFault | undefined {
  let minor: bigint
  try {
    minor = parseMoney(amount.trim(), minorDigits)
  } catch (fault) {
    return fault instanceof MoneyFormatError && fault.fault === 'too-many-decimals'
      ? 'too-many-decimals'
      : 'not-a-number'
  }
  if (minor < parseMoney(band.minimum, minorDigits)) return 'below'
  return minor > parseMoney(band.maximum, minorDigits) ? 'above' : undefined
}
