import type { Digits } from '../language.ts'

/** Texts by a key. */
type Table = Readonly<Record<string, string>>

/** Plural forms in the order of Unicode. */
export const pluralForms = [
  'zero',
  'one',
  'two',
  'few',
  'many',
  'other',
] as const satisfies readonly Intl.LDMLPluralRule[]

/** How one language words dates, distances in time, lists and numbers. */
export interface IntlFormats {
  /** Its usual digits. */
  readonly digits: Digits
  /** Whether the clock goes to 12 or to 24. */
  readonly hourCycle: 'h12' | 'h23'
  /** Names of the months from January, of the weekdays from Sunday, and of the parts of the day by the hour. */
  readonly names: readonly (readonly string[])[]
  /**
   * Patterns by what is shown. `{d}` is a day, `{dd}` one of two digits, `{M3}` the month's name in the third list of
   * `names`; years are `y`, hours `H` or `h`, minutes `m`, seconds `s`, weekdays `E` and parts of the day `a`.
   */
  readonly dates: Table
  /** What is between day and time, by the length of the month. */
  readonly joints: Table
  /** Patterns of two days by what is shown and by the largest part that differs: `{>d}` is of the second. */
  readonly ranges: Table
  /** Distances by unit and form, such as `day past one`: `{0} days ago`. */
  readonly distances: Table
  /** Plural forms of 0 to 19; a larger number has that of 10 to 19 with its last digit, a fraction has `other`. */
  readonly plurals: Readonly<Record<Intl.PluralRuleType, readonly Intl.LDMLPluralRule[]>>
  /** Lists by type: two, the beginning, the middle and the end of more. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** By digits, the signs of numbers and a language whose numbers are grouped in the same places. */
  readonly numbers: Readonly<
    Record<string, { readonly like: string; readonly group: string; readonly decimal: string }>
  >
  /**
   * Amounts with a sign of a currency and with letters, each for positive and negative ones: `n ¤`.
   */
  readonly amounts: readonly string[]
  /** Signs of currencies that are not those of English, by display and code. */
  readonly currencies: Table
  /** Short units that are not those of English. */
  readonly units: Table
  /** `amounts` of short numbers, without words and with them: `n thousand` is one `n`. */
  readonly compactAmounts: readonly (readonly string[])[]
  /** Short large numbers from 10³: the power that is one, and the words around it. */
  readonly compact: readonly (readonly [power: number, words: string])[]
}

/** The names that a language has for regions, languages and time zones, the latter by their English names. */
export interface IntlNames {
  readonly region: Table
  readonly language: Table
  readonly zone: Table
}
