import { compareMoney, parseMoney } from './money.ts'

/** The decimal mark of a language: a point in English, a comma in Vietnamese. */
export type DecimalMark = '.' | ','

/** How people write an amount: the decimals of the currency and the decimal mark of the language. */
export interface AmountSpelling {
  /** Decimals of the currency. */
  readonly digits: number
  readonly mark: DecimalMark
}

/** Why a typed text is not an amount; `not_empty`: it is empty. */
export type AmountFault = 'not_empty' | 'not_a_number' | 'too_many_decimals' | 'too_large'

/** An amount in minor units (centavos, poisha), or the reason it could not be read. */
export type ReadAmount =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly fault: AmountFault }

/** No amount in any supported currency has more digits than this before the decimal point. */
const mostDigits = 15

/** Longer text is no amount, and is not searched. */
const longest = 64

/**
 * The decimal mark of a language (BCP 47 tag): a comma if it writes 1,5, else a point. Arabic and Persian marks are
 * unambiguous, so they are read in every language.
 */
export const decimalMarkOf = (language: string): DecimalMark =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'

/** What people write for their currency, apart from its sign and ISO code. */
const words = new Set(['p', 'tk', 'taka', 'টাকা', 'rs', 'rp', 'rm'])

const isCurrency = (word: string): boolean =>
  /^\p{Sc}$/u.test(word) ||
  words.has(word.toLowerCase()) ||
  (word.length === 3 && Intl.supportedValuesOf('currency').includes(word.toUpperCase()))

const bidiMarks = /[\u061c\u200e\u200f\u2066-\u2069]/gu
const before = /^(\p{Sc}|[\p{L}\p{M}]+)\.?\s*(?=[\d.,\u066b])/u
const after = /(?<=[\d.,\u066b])\s*(\p{Sc}|[\p{L}\p{M}]+)\.?$/u

/**
 * Removes the currency from an amount in Latin digits: "₱1,500.00", "Php 1,500.00", "Tk. 1,500", "1,500/-". Other words
 * stay, so that the text is refused.
 * @param currency the mark that the field shows, for a currency that is not known
 */
export const withoutCurrency = (typed: string, currency = ''): string => {
  const text = typed.replace(bidiMarks, '').trim()
  const mark = currency.trim()
  const own = mark !== '' && text.startsWith(mark) ? text.slice(mark.length) : text
  const bare = (mark !== '' && own.endsWith(mark) ? own.slice(0, -mark.length) : own).trim().replace(/\s*\/[-=]$/u, '')
  const cut = (whole: string, word: string) => (isCurrency(word) ? '' : whole)
  return bare.replace(before, cut).replace(after, cut)
}

const grouped = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/ } as const

/** The whole part of an amount without its grouping; undefined if it is not well grouped. */
const wholePart = (text: string, separator: DecimalMark): string | undefined =>
  /^\d*$/.test(text) ? text : grouped[separator].test(text) ? text.replaceAll(separator, '') : undefined

const gap = /[\s\u066c'’]/u
const gapped = /^\d{1,3}([\s\u066c'’])(?:\d{2,3}\1)*\d{3}(?![\d\s\u066c'’])/u

/** Removes the gaps that group a whole part: "1 234,50", "1'234.50"; undefined if they group nothing, as in "12 50". */
const withoutGaps = (text: string): string | undefined => {
  if (!gap.test(text)) return text
  const [whole] = gapped.exec(text) ?? []
  if (whole === undefined) return undefined
  const rest = text.slice(whole.length)
  return gap.test(rest) ? undefined : whole.replace(/\D/gu, '') + rest
}

const joined = (whole: string | undefined, fraction: string): string | undefined =>
  whole === undefined || !/^\d*$/.test(fraction) || whole + fraction === ''
    ? undefined
    : `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`

/** Splits at the last `mark`, the decimal mark; the part before it is grouped by `separator`. */
const split = (text: string, mark: string, separator: DecimalMark): string | undefined => {
  const at = text.lastIndexOf(mark)
  return at < 0
    ? joined(wholePart(text, separator), '')
    : joined(wholePart(text.slice(0, at), separator), text.slice(at + 1))
}

/**
 * Reads what a person typed or pasted, in Latin digits, as decimal text: "1.500,25" as "1500.25". Undefined where the
 * meaning is not certain: the form then asks. Nothing is rounded or converted to a number.
 *
 * The currency goes, and spaces, apostrophes and Arabic marks that group thousands; elsewhere these are refused. Two kinds of separators say themselves which of them is the
 * decimal mark, and a repeated one can only group. A single separator is the decimal mark of the language; the other
 * one groups thousands where three digits follow ("500.000" with a decimal comma is five hundred thousand). A point
 * that groups nothing ("12.50") is a decimal point everywhere, because many keypads have no comma. With a decimal point
 * "12,50" is refused: reading it as 1250 would multiply a deposit by a hundred.
 */
export function decimalOf(typed: string, mark: DecimalMark, currency?: string): string | undefined {
  if (typed.length > longest) return undefined
  const text = withoutGaps(
    withoutCurrency(typed, currency)
      .replace(/\uff0c/gu, ',')
      .replace(/\uff0e/gu, '.'),
  )
  if (text === undefined || !/^[\d.,\u066b]+$/.test(text)) return undefined
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (text.includes('\u066b')) return split(text, '\u066b', points > 0 ? '.' : ',')
  if (points > 0 && commas > 0)
    return text.lastIndexOf('.') > text.lastIndexOf(',') ? split(text, '.', ',') : split(text, ',', '.')
  if (points > 1) return split(text, '#', '.')
  if (commas > 1) return split(text, '#', ',')
  if (points === 0 || mark === '.') return split(text, mark, mark === '.' ? ',' : '.')
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? split(text, ',', '.') : split(text, '.', ',')
}

/**
 * Reads a typed amount exactly into minor units. More decimals than the currency has are a fault, never rounded, unless
 * they are zeros. Signs and exponents are invalid. The text must be in Latin digits.
 */
export function readAmount(typed: string, { digits, mark }: AmountSpelling): ReadAmount {
  const text = decimalOf(typed, mark)
  if (text === undefined) return { ok: false, fault: typed.trim() === '' ? 'not_empty' : 'not_a_number' }
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.replace(/0+$/, '').length > digits) return { ok: false, fault: 'too_many_decimals' }
  if (whole.length > mostDigits) return { ok: false, fault: 'too_large' }
  return { ok: true, minor: parseMoney(text, digits) }
}

/**
 * Whether the text means another amount where the other decimal mark is in use ("1.500", "1,500"): the field then shows
 * how it is understood.
 */
export function isDoubtful(typed: string): boolean {
  const [point, comma] = [decimalOf(typed, '.'), decimalOf(typed, ',')]
  return point !== undefined && comma !== undefined && compareMoney(point, comma) !== 0
}

/** Decimal text as a person types it in a language: "1500.25" as "1500,25" with a decimal comma. Reads back the same. */
export const typedText = (decimal: string, mark: DecimalMark): string => decimal.replace('.', mark)
