/** Code points of the digit zero in the scripts our languages type in; the nine others follow it. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0, 0xff10,
]

const latinDigit = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? character : String(code - zero)
}

/** Replaces Bengali, Arabic, Thai and other decimal digits by Latin ones; everything else stays. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, latinDigit)

/** Decimal mark of the amount's language: a point in English, a comma in Vietnamese. */
export type DecimalMark = '.' | ','

const grouped = {
  '.': /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/,
  ',': /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/,
} as const

const plain = { '.': /^-?\d*\.?\d*$/, ',': /^-?\d*,?\d*$/ } as const

/**
 * What was typed or pasted, as decimal text where that is certain.
 *
 * Digits of other scripts become Latin, the Arabic and full-width decimal marks a point, spaces go, and grouping marks
 * go only when the whole text reads as a grouped number ("1,500.00", "1,00,000"; with a decimal comma "1.500,00"). With
 * a decimal point "12,50" is left as it is: reading it as 1250 would multiply a deposit by a hundred, so the form
 * has to ask. Nothing is rounded and nothing becomes a number.
 *
 * @param mark the decimal mark of the language the text was written in; a point when left out.
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
 * A pasted amount without its currency: `"₱1,500.00"`, `"BDT 1,500.00"`, `"১,৫০০.০০৳"`. `currency` is
 * the mark that the field itself shows, for currencies marked by a word.
 */
export const withoutCurrency = (pasted: string, currency = ''): string => {
  const text = pasted.replace(bidiMarks, '').trim()
  const mark = currency.trim()
  const own = mark !== '' && text.startsWith(mark) ? text.slice(mark.length) : text
  return (mark !== '' && own.endsWith(mark) ? own.slice(0, -mark.length) : own).trim().replace(currencyMark, '')
}

/**
 * A complete amount in the form used between layers: `"007.5"` becomes `"7.50"` with two decimals. Invalid text,
 * or text with more decimals than `digits`, is returned unchanged so that the form can report it.
 */
export const tidyAmount = (text: string, digits: number): string => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  const kept = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || kept.length > digits) return text
  const padded = digits === 0 ? '' : `.${kept.padEnd(digits, '0')}`
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${padded}`
}
