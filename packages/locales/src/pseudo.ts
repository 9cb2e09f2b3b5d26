import { parse } from '@formatjs/icu-messageformat-parser'
import type { LanguageRegistration } from './catalogue.ts'
import type { Direction, Messages } from './language.ts'
import { mapWords } from './message.ts'

const plain = 'aceghijlnorsuwyzACEGHIJLNORSUWYZ'
const accented = 'áçéĝĥíĵĺñóŕšúŵýžÁÇÉĜĤÍĴĹÑÓŔŠÚŴÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]))

/** Growth of a text against English that a layout must tolerate (Filipino, German and Russian come near it). */
const growth = 0.35

/** The platform's own placeholders, which the form kit fills. */
const bounds = /(\((?:min|max)\))/

/** Embedding marks that make the browser lay out Latin letters from right to left (UAX #9: RLO, PDF). */
const override = { open: '\u202E', close: '\u202C' }

/**
 * Texts that look like a foreign language but are still readable: accented letters, about 35% longer, and, with
 * direction `rtl`, running from right to left. For stories and layout tests: words that stay plain are hard-coded,
 * truncated words have too little room. Arguments, tags and plural rules stay as they are. The texts must be parsed.
 */
export function pseudo(messages: Messages, direction: Direction = 'ltr'): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      mapWords(typeof text === 'string' ? parse(text) : text, (words) =>
        words
          .split(bounds)
          .map((part) => (bounds.test(part) ? part : disguise(part, direction)))
          .join(''),
      ),
    ]),
  )
}

function disguise(words: string, direction: Direction): string {
  if (!/\p{Letter}/u.test(words)) return words
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? []
  const longer = [...core].map((letter) => accents.get(letter) ?? letter).join('') + padding(core.length)
  return direction === 'rtl'
    ? `${before}${override.open}${longer}${override.close}${after}`
    : `${before}${longer}${after}`
}

function padding(length: number): string {
  return '~'.repeat(Math.ceil(length * growth))
}

/**
 * The two pseudo languages, ready for `registerLanguage`: XA from left to right, XB from right to left (the private
 * tags `en-XA` and `ar-XB` are conventional). For development and tests, never offered to players.
 */
export const pseudoLanguages: { readonly ltr: LanguageRegistration; readonly rtl: LanguageRegistration } = {
  ltr: {
    code: 'XA',
    tag: 'en-XA',
    ownName: 'Ṕŝéúďó',
    direction: 'ltr',
    digits: ['latn'],
    load: async () => ({ default: pseudo((await import('./messages/en/index.ts')).default) }),
  },
  rtl: {
    code: 'XB',
    tag: 'ar-XB',
    ownName: 'Ṕŝéúďó RTL',
    direction: 'rtl',
    digits: ['latn'],
    load: async () => ({ default: pseudo((await import('./messages/en/index.ts')).default, 'rtl') }),
  },
}
