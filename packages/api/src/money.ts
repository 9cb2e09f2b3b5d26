/** Faults of an amount's text. */
export type MoneyFault = 'not-a-decimal' | 'too-many-decimals'

/** Thrown for text that is not an exact amount. It names the fault but not the text, so that no amount ends up in a log. */
export class MoneyFormatError extends RangeError {
  override readonly name = 'MoneyFormatError'
  readonly fault: MoneyFault

  constructor(fault: MoneyFault) {
    super(
      fault === 'not-a-decimal' ? 'The text is not a decimal number' : 'The amount has more decimals than its currency',
    )
    this.fault = fault
  }
}

/** An amount as the platform may spell it: optional sign, digits, optional decimals, optional exponent. */
export const decimalPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/

interface Decimal {
  readonly negative: boolean
  readonly whole: string
  readonly fraction: string
}

function readDecimal(text: string): Decimal {
  if (!decimalPattern.test(text)) throw new MoneyFormatError('not-a-decimal')
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.')
  const point = whole.length + Number(exponent)
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, -point), '0')
  const at = Math.max(0, point)
  const padded = digits.padEnd(at, '0')
  return {
    negative: text.startsWith('-'),
    whole: padded.slice(0, at).replace(/^0+/, '') || '0',
    fraction: padded.slice(at).replace(/0+$/, ''),
  }
}

/**
 * Reads an amount exactly, at any size.
 * @param text decimal text such as "1234.50", "-3" or "1e-7"; no separators, no currency sign
 * @param digits decimals of the currency's minor unit
 * @returns minor units: "1234.50" with 2 digits is 123450n
 * @throws MoneyFormatError for other text, and for decimals that the minor unit cannot hold ("0.005" with 2 digits);
 *   further zeros ("1.500") lose nothing and are accepted
 */
export function parseMoney(text: string, digits = 2): bigint {
  const { negative, whole, fraction } = readDecimal(text)
  if (fraction.length > digits) throw new MoneyFormatError('too-many-decimals')
  const minor = BigInt(whole + fraction.padEnd(digits, '0'))
  return negative ? -minor : minor
}

/**
 * Writes minor units as decimal text, with exactly `digits` decimals: 123450n is "1234.50". The opposite of `parseMoney`.
 * [Q-09]
 */
export function moneyText(minor: bigint, digits = 2): string {
  const sign = minor < 0n ? '-' : ''
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const point = text.length - digits
  return digits === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}

/**
 * Adds amounts of decimal text exactly, whatever their decimals, and takes others away. Nothing added is "0.00".
 * @throws MoneyFormatError for text that is no decimal number
 */
export function moneySum(added: readonly string[], taken: readonly string[] = []): string {
  const all = [...added, ...taken].map(readDecimal)
  const digits = Math.max(2, ...all.map(({ fraction }) => fraction.length))
  const total = (texts: readonly string[]): bigint => texts.reduce((sum, one) => sum + parseMoney(one, digits), 0n)
  return decimalText(moneyText(total(added) - total(taken), digits))
}

/**
 * Brings an amount that arrived as number or text into one spelling: no exponent, no leading zeros, at least two
 * decimals and no needless further ones ("1234.5" and 1234.5 become "1234.50", 0.001 stays "0.001").
 * Numbers take JavaScript's shortest exact text, so nothing is rounded here.
 * @throws MoneyFormatError for text that is no decimal number, NaN and infinities
 */
export function decimalText(amount: string | number): string {
  const { negative, whole, fraction } = readDecimal(String(amount))
  const zero = whole === '0' && fraction === ''
  return `${negative && !zero ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`
}
