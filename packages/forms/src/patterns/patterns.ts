import { numberText } from '@croupier/locales/digits'
import { readDate } from '@croupier/locales/calendar'
import { beyondReading, canonical } from './canonical.ts'
import { isEmailAddress } from './emailAddress.ts'

/** The number by which the server names a rule. */
export type PatternId =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23

/**
 * One of the 24 reusable character rules. Length bounds belong to the field.
 *
 * `matches` runs in time linear in the value, accepts composed and decomposed text, and accepts the empty text
 * only where no character is required (0 and 9); the field decides whether it may be empty.
 */
export interface Pattern {
  /** The number by which the server names the rule. */
  readonly id: PatternId
  /** Message key of its hint, which contains the literal placeholders `(min)` and `(max)`. */
  readonly messageId: `reg_pattern_${PatternId}`
  /** Whether every character of a whole value follows the rule. */
  readonly matches: (value: string) => boolean
  /** Phone keyboard that suits the rule better than the text keyboard. */
  readonly inputMode?: 'numeric' | 'email'
  /** Normalises a value for the server, before it is checked and sent. */
  readonly normalise?: (value: string) => string
}

/**
 * Matches a whole value. Expressions run in linear time because each is anchored at both ends and no character fits two
 * repetitions, so there is only one way to read a value. Letters and digits without a named script are ASCII, as the
 * servers expect.
 *
 * The composed form is tried only when the text as typed does not match: a decomposed kana or accented letter is a base
 * character plus a combining mark of another script. Composing never makes a matching text fail.
 */
const entire = (expression: RegExp) => (value: string) => {
  if (beyondReading(value)) return false
  if (expression.test(value)) return true
  const composed = canonical(value)
  return composed !== undefined && composed !== value && expression.test(composed)
}

const pattern = (
  id: PatternId,
  matches: Pattern['matches'],
  facts: Pick<Pattern, 'inputMode' | 'normalise'> = {},
): Pattern => Object.freeze({ id, messageId: `reg_pattern_${id}` as const, matches, ...facts })

const lettersOrDigits = /^[A-Za-z0-9]+$/

/** The 24 rules by their id. */
export const patterns: readonly Pattern[] = Object.freeze([
  /** Any characters. */
  pattern(0, () => true),
  /** A letter first, then letters and digits. */
  pattern(1, entire(/^[A-Za-z][A-Za-z0-9]*$/)),
  /** Chinese characters, digits, or both. */
  pattern(2, entire(/^[\p{Script=Han}0-9]+$/u)),
  /** An email address. */
  pattern(3, (value) => isEmailAddress(canonical(value) ?? ''), { inputMode: 'email' }),
  /** Letters or digits. */
  pattern(4, entire(lettersOrDigits)),
  /** Letters and digits, at least one of each. */
  pattern(5, entire(/^(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]+$/)),
  /** Digits; those of other scripts become Latin ones, and invisible characters among them go. */
  pattern(6, entire(/^[0-9]+$/), { inputMode: 'numeric', normalise: numberText }),
  /** Letters and digits with at least one upper-case letter. */
  pattern(7, entire(/^[a-z0-9]*[A-Z][A-Za-z0-9]*$/)),
  /** English letters and spaces. */
  pattern(8, entire(/^[A-Za-z ]+$/)),
  /** Any characters except white space, including the invisible zero-width space. */
  pattern(9, (value) => !/[\s\u200b]/u.test(value)),
  /** Chinese characters and punctuation; `～` is a mathematical sign to Unicode but punctuation to its readers. */
  pattern(10, entire(/^[\p{Script=Han}\p{P}～]+$/u)),
  /** A real day as yyyy-MM-dd. */
  pattern(11, (value) => readDate(value, 'YYYY-MM-DD') !== undefined),
  /** Two words of English letters with one space between them. */
  pattern(12, entire(/^[A-Za-z]+ [A-Za-z]+$/)),
  /** A real day as MM-dd-yyyy. */
  pattern(13, (value) => readDate(value, 'MM-DD-YYYY') !== undefined),
  /** Letters or digits: the same rule as 4, under a second number. */
  pattern(14, entire(lettersOrDigits)),
  /** Korean letters: syllables or jamo, not the enclosed signs that share the script. */
  pattern(15, entire(/^[\p{Script=Hangul}&&\p{L}]+$/v)),
  /** Thai letters with their vowel and tone marks; Thai digits and signs are not letters. */
  pattern(16, entire(/^[\p{Script=Thai}&&[\p{L}\p{M}]]+$/v)),
  /** Thai or English letters and spaces. */
  pattern(17, entire(/^[[\p{Script=Thai}&&[\p{L}\p{M}]]A-Za-z ]+$/v)),
  /** Upper-case letters and spaces with at least one letter. */
  pattern(18, entire(/^ *[A-Z][A-Z ]*$/)),
  /** Letters, digits and symbols: what an English keyboard types, without the space. */
  pattern(19, entire(/^[!-~]+$/)),
  /** At least one upper-case letter, one lower-case letter, one digit and one symbol. */
  pattern(20, entire(/^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[!-/:-@[-`{-~])[!-~]+$/)),
  /**
   * Two or more names with one space between them, in any script. Accents, hyphens, apostrophes and the joiners
   * of Indic scripts are allowed; digits and full stops are not.
   */
  pattern(21, entire(/^\p{L}[\p{L}\p{M}\p{Join_Control}'’-]*(?: \p{L}[\p{L}\p{M}\p{Join_Control}'’-]*)+$/u)),
  /** Full-width Japanese: kana, kanji and the marks that lengthen and repeat them; half-width kana are refused. */
  pattern(22, entire(/^[[[[\p{Script=Hiragana}\p{Script=Katakana}]&&\p{L}]--[\uff65-\uff9f]]ー・\p{Script=Han}]+$/v)),
  /** Upper-case letters. */
  pattern(23, entire(/^[A-Z]+$/)),
])

const anything = patterns[0] as Pattern

/** Result of {@link patternFor}. */
export interface FoundPattern {
  /** The rule to use. */
  readonly pattern: Pattern
  /**
   * False when the server named a rule that does not exist; rule 0 is used instead, and the caller should report it.
   */
  readonly known: boolean
}

/** Finds a rule by the server's number. Falls back to rule 0, marked as unknown. */
export const patternFor = (id: number): FoundPattern => {
  const found = Object.hasOwn(patterns, id) ? patterns[id] : undefined
  return found ? { pattern: found, known: true } : { pattern: anything, known: false }
}
