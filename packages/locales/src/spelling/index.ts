/** Normalised spelling for searches. Imports no messages, so every package may import it. */

/** Letters that Unicode does not decompose, and letters that two keyboards of one script write differently. */
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Arabic yeh and kaf, as Persian and Urdu write them.
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
}
const single = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/** Marks over and under letters of Latin, Greek, Cyrillic and Arabic script, Indic dot, invisible characters. */
const marks =
  /[\u0300-\u036F\u0640\u064B-\u065F\u0670\u093C\u09BC\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const apostrophes = /['`\u2018\u2019\u02BB\u02BC]/gu

/**
 * A text without what people omit when they search: case, width, marks over letters, apostrophes and invisible
 * characters. `İstanbul’da` is `istanbulda`, `ＧＣａｓｈ` is `gcash`.
 */
export const plainSpelling = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(apostrophes, '')
    .replace(single, (letter) => letters[letter] ?? letter)
    // Vowel signs of two halves and Hangul syllables are composed again.
    .normalize('NFC')

/** Whether every typed word occurs in a text, both in {@link plainSpelling}. Empty input matches every text. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainSpelling(text)
  return plainSpelling(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
