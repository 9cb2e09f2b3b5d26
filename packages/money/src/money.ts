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

/** Decimal text: optional sign, digits, optional decimals. No exponent, no separators, no currency. */
export const decimalPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

interface Decimal {
  readonly negative: boolean
  readonly whole: string
  readonly fraction: string
}

function readDecimal(text: string): Decimal {
  if (!decimalPattern.test(text)) throw new MoneyFormatError('not-a-decimal')
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  return {
    negative: text.startsWith('-'),
    whole: whole.replace(/^0+/, '') || '0',
    fraction: fraction.replace(/0+$/, ''),
  }
}

/** JavaScript writes very large and very small numbers with an exponent: 1e-7 becomes "0.0000001". */
function plainNumber(amount: number): string {
  const [mantissa = '', exponent = '0'] = String(amount).split('e')
  if (exponent === '0') return mantissa
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const point = whole.length + Number(exponent)
  const digits = (whole + fraction)
    .padStart(whole.length + fraction.length + Math.max(0, -point), '0')
    .padEnd(point, '0')
  const at = Math.max(0, point)
  return `${amount < 0 ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`
}

/**
 * Reads an amount exactly, at any size.
 * @param text decimal text such as "1234.50" or "-3"; no exponent, no separators, no currency sign
 * @param digits decimals of the currency's minor unit
 * @returns minor units: "1234.50" with 2 digits is 123450n
 * @throws MoneyFormatError for other text, and for decimals that the minor unit cannot hold ("0.005" with 2 digits);
 * further zeros ("1.500") lose nothing and are accepted
 */
export function parseMoney(text: string, digits: number): bigint {
  const { negative, whole, fraction } = readDecimal(text)
  if (fraction.length > digits) throw new MoneyFormatError('too-many-decimals')
  const minor = BigInt(whole + fraction.padEnd(digits, '0'))
  return negative ? -minor : minor
}

/**
 * Writes minor units as decimal text, with exactly `digits` decimals: 123450n with 2 is "1234.50", with 0 "123450". The
 * opposite of `parseMoney`.
 */
export function moneyText(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : ''
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const point = text.length - digits
  return digits === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}

/**
 * Brings an amount that arrived as number or text into one spelling: no leading zeros, at least two decimals and no
 * needless further ones ("1234.5" and 1234.5 become "1234.50", 0.001 stays "0.001"). Numbers take JavaScript's shortest
 * exact text, so nothing is rounded here.
 * @throws MoneyFormatError for text that is no decimal number, NaN and infinities
 */
export function decimalText(amount: string | number): string {
  const { negative, whole, fraction } = readDecimal(typeof amount === 'number' ? plainNumber(amount) : amount)
  const zero = whole === '0' && fraction === ''
  return `${negative && !zero ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`
}

const decimalsOf = (text: string): number => readDecimal(text).fraction.length

/**
 * Adds amounts of decimal text exactly, whatever their decimals, and takes others away. Nothing added is "0.00".
 * @throws MoneyFormatError for text that is no decimal number
 */
export function moneySum(added: readonly string[], taken: readonly string[] = []): string {
  const digits = Math.max(0, ...[...added, ...taken].map(decimalsOf))
  const total = (texts: readonly string[]): bigint => texts.reduce((sum, one) => sum + parseMoney(one, digits), 0n)
  return decimalText(moneyText(total(added) - total(taken), digits))
}

/**
 * Orders two amounts of decimal text exactly, whatever number of decimals each has: -1, 0 or 1.
 * @throws MoneyFormatError for text that is no decimal number
 */
export function compareMoney(one: string, other: string): -1 | 0 | 1 {
  const digits = Math.max(decimalsOf(one), decimalsOf(other))
  const difference = parseMoney(one, digits) - parseMoney(other, digits)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** What happens to the part below a whole unit: dropped, completed to one, or rounded with halves going up. */
export type Rounding = 'down' | 'up' | 'half-up'

/** Divides whole units, rounded: 7n / 2n is 3n `down`, 4n `up` and `half-up`. For units of zero and above. */
export function divided(units: bigint, by: bigint, rounding: Rounding): bigint {
  const added = { down: 0n, up: by - 1n, 'half-up': by / 2n }[rounding]
  return (units + added) / by
}

/**
 * The product of an amount (minor units) and a factor in decimal text, rounded to the minor unit; with `percent` the
 * factor is a percentage: 33333n at "1.85" percent is 617n `half-up`.
 * @throws MoneyFormatError for a factor that is no decimal number
 */
export function shareOf(
  minor: bigint,
  factor: string,
  { percent = false, rounding }: { readonly percent?: boolean; readonly rounding: Rounding },
): bigint {
  const digits = decimalsOf(factor)
  return divided(minor * parseMoney(factor, digits), 10n ** BigInt(digits + (percent ? 2 : 0)), rounding)
}

/** No currency has more decimals: units of it hold every amount, e.g. for the parts of a meter. */
export const currencyMostDigits = 4

/**
 * Decimals of a currency's minor unit by ISO 4217: PHP 2, JPY 0, KWD 3. Throws RangeError for anything but a currency
 * code.
 */
export const currencyDigits = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
