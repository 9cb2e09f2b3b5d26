import { plainSpelling } from '@croupier/locales/spelling'

/** Bengali letters in Latin script, as people write them without a Bengali keyboard. */
const bengali: Readonly<Record<string, string>> = {
  ...pairs('অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ', 'o a i i u u ri e oi o ou'),
  ...pairs('ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন', 'k kh g gh ng ch ch j jh n t th d dh n t th d dh n'),
  ...pairs('প ফ ব ভ ম য র ল শ ষ স হ ৎ ং', 'p f b bh m j r l sh sh s h t ng'),
  ...pairs(
    '\u09be \u09bf \u09c0 \u09c1 \u09c2 \u09c3 \u09c7 \u09c8 \u09cb \u09cc \u09cd',
    'a i i u u ri e oi o ou '.trimEnd(),
  ),
}
const bengaliLetter = /[\u0982-\u09ce]/gu
/** Bengali speaks an unwritten vowel between two consonants that nothing joins. */
const unwrittenVowel = /([\u0995-\u09b9])(?=[\u0995-\u09b9\u0982])/gu

function pairs(letters: string, latin: string): Readonly<Record<string, string>> {
  const spelled = latin.split(' ')
  return Object.fromEntries(letters.split(' ').map((letter, at) => [letter, spelled[at] ?? '']))
}

/** A name without case, accents and signs; Bengali in Latin script: `Café ড্রাগন!` is `cafe dragon`. */
export function foldedSpelling(name: string): string {
  return plainSpelling(name)
    .replace(unwrittenVowel, '$1o')
    .replace(bengaliLetter, (letter) => bengali[letter] ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Typos that a word of this length may have and still be recognized. */
const slipsAllowed = (length: number): number => Math.min(3, Math.floor(length / 3))

/**
 * Edit distance between the typed text and a name, both {@link foldedSpelling | folded}: missing, extra, wrong or
 * swapped letters. Every typed word has to resemble a word of the name or its beginning; `undefined` if one does not.
 */
export function slipsBetween(typed: string, name: string): number | undefined {
  const words = name.split(' ')
  let all = 0
  for (const word of typed.split(' ')) {
    const allowed = slipsAllowed(word.length)
    const slips = Math.min(...words.map((other) => distance(word, other, allowed)))
    if (slips > allowed) return undefined
    all += slips
  }
  return all
}

/** Optimal string alignment between a word and another word or its beginning; more than `most` counts as `most + 1`. */
function distance(word: string, other: string, most: number): number {
  if (word.length > other.length + most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= word.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = word[row - 1] === other[at - 1]
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && word[row - 1] === other[at - 2] && word[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1)
      next.push(least)
    }
    before = last
    last = next
    if (Math.min(...last) > most) return most + 1
  }
  // The rest of the other word is not typed yet: it is not a typo.
  return Math.min(most + 1, ...last.slice(Math.max(0, word.length - most)))
}
