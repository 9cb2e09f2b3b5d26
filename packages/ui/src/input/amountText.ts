import { latinDigits, numberText } from '@croupier/locales/digits'

export { latinDigits, numberText }

/** Decimal mark of the amount's language: a point in English, a comma in Vietnamese. */
export type DecimalMark = '.' | ','

const grouped = {
  '.': /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/,
  ',': /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/,
} as const

const plain = { '.': /^-?\d*\.?\d*$/, ',': /^-?\d*,?\d*$/ } as const

/**
 * Converts typed or pasted text to decimal text where its meaning is certain.
 *
 * Digits of other scripts become Latin, and the Arabic and full-width decimal marks become a point. Spaces, apostrophes
 * and the Arabic grouping mark are removed; commas or points are removed only when the whole text reads as a grouped
 * number ("1,500.00", "1,00,000"; with a decimal comma "1.500,00"). With a decimal point "12,50" is left as it is:
 * reading it as 1250 would multiply a deposit by a hundred, so the form has to ask. Nothing is rounded or converted to
 * a number.
 *
 * @param mark the decimal mark of the language the text was written in. Default a point.
 */
export const amountText = (typed: string, mark: DecimalMark = '.') => {
  const latin = latinDigits(typed)
    .replace(/[\s\u00a0\u202f\u066c'’]/gu, '')
    .replace(/\uff0c/gu, ',')
    .replace(/[\u066b\uff0e]/gu, mark)
  const other = mark === '.' ? ',' : '.'
  if (grouped[mark].test(latin)) return latin.replaceAll(other, '').replace(',', '.')
  return plain[mark].test(latin) ? latin.replace(',', '.') : latin
}

const bidiMarks = /[\u061c\u200e\u200f\u2066-\u2069]/gu
const currencyMark = /^(?:\p{Sc}|[A-Z]{3}(?![A-Z]))\s*|\s*(?:\p{Sc}|(?<![A-Z])[A-Z]{3})$/gu

/**
 * Removes the currency from a pasted amount: `"₱1,500.00"`, `"BDT 1,500.00"`, `"১,৫০০.০০৳"`. `currency` is the mark
 * that the field shows, for currencies written as a word.
 */
export const withoutCurrency = (pasted: string, currency = ''): string => {
  const text = pasted.replace(bidiMarks, '').trim()
  const mark = currency.trim()
  const own = mark !== '' && text.startsWith(mark) ? text.slice(mark.length) : text
  return (mark !== '' && own.endsWith(mark) ? own.slice(0, -mark.length) : own).trim().replace(currencyMark, '')
}

/**
 * Sign, whole part and exactly `digits` decimals of decimal text. Undefined for invalid text and for more decimals than
 * that, unless the rest are zeros.
 */
export const amountParts = (text: string, digits: number) => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  const kept = fraction.replace(/0+$/, '')
  return whole + fraction === '' || kept.length > digits
    ? undefined
    : { sign, whole, decimals: kept.padEnd(digits, '0') }
}

/**
 * A complete amount in the form used between layers: `"007.5"` becomes `"7.50"` with two decimals. Invalid text,
 * or text with more decimals than `digits`, is returned unchanged so that the form can report it.
 */
export const tidyAmount = (text: string, digits: number): string => {
  const parts = amountParts(text, digits)
  if (parts === undefined) return text
  const { sign, whole, decimals } = parts
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals && `.${decimals}`}`
}
