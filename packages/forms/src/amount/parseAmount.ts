import { amountText } from '@croupier/ui'

/** Why a text is not a valid amount. */
export type AmountFault = 'not_a_number' | 'too_many_decimals' | 'too_large'

/** An amount in minor units (centavos, poisha), or the reason it could not be read. */
export type ParsedAmount =
  | {
      /** Whether it could be read: `minor` is then the amount, otherwise `fault` the reason. */
      readonly ok: true
      readonly minor: bigint
    }
  | { readonly ok: false; readonly fault: AmountFault }

/** No amount in any supported currency has more digits than this before the decimal point. */
const mostDigits = 15

/**
 * Parses a typed amount exactly into whole minor units, without floats.
 *
 * Accepts digits of any script and well-formed grouping, as `amountText` does. More decimals than the currency has are
 * a fault, never rounded, unless they are zeros. Signs, exponents and currency marks are invalid.
 */
export const parseAmount = (typed: string, decimals = 2): ParsedAmount => {
  const [, whole, fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(amountText(typed.slice(0, 64))) ?? []
  if (typed.length > 64 || whole === undefined || whole + fraction === '') return { ok: false, fault: 'not_a_number' }
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return { ok: false, fault: 'too_many_decimals' }
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > mostDigits) return { ok: false, fault: 'too_large' }
  return { ok: true, minor: BigInt(digits + kept.padEnd(decimals, '0')) }
}

/** Minor units as decimal text with all decimals, the format between layers: `125000n` becomes `"1250.00"`. */
export const amountOf = (minor: bigint, decimals = 2): string => {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
