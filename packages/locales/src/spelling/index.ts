/** Words as a search compares them. Imports no messages, so every package may import it. */

/** Letters that Unicode does not take apart, and letters that two keyboards of one script write differently. */
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

/** Marks over and under letters of Latin, Greek, Cyrillic and Arabic script, the Indic dot, and what is not seen. */
const marks = /[\u0300-\u036F\u0640\u064B-\u065F\u0670\u093C\u09BC\u00AD\u200B-\u200D\u2060\uFEFF]/gu
const apostrophes = /['`\u2018\u2019\u02BB\u02BC]/gu

/**
 * A text without what people leave out when they search: case, width, marks over letters, apostrophes and invisible
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
    // Vowel signs of two halves and syllables of Hangul become one again.
    .normalize('NFC')

/** Whether every word that was typed occurs in a text, both in {@link plainSpelling}. Nothing typed occurs in all. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainSpelling(text)
  return plainSpelling(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
