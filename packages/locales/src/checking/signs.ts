const zeroWidth = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
const bidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/**
 * Zero-width characters by language: the joiners of Persian and Urdu, the joiner of Bengali and Devanagari letters, the
 * break between words of scripts without spaces.
 */
const zeroWidthOf: Readonly<Record<string, string>> = {
  FA: '\u200C',
  UR: '\u200C',
  BN: '\u200C\u200D',
  HI: '\u200C\u200D',
  NE: '\u200C\u200D',
  KM: '\u200B',
  LO: '\u200B',
  MY: '\u200B',
  TH: '\u200B',
}

type Rule = readonly [where: RegExp, what: string]

// A sign after a value or a number is checked like one after a letter. Times (12:30), decimals and names of files are no
// sentences.
const danda: Rule = [
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Nd}}]\.(?=\s|$)/u,
  'a sentence ends with the danda (।)',
]
const fullWidth: Rule = [
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][.,!?;:]|[\p{Nd}}][.,!?;:](?![\p{Nd}{A-Za-z/])/u,
  'signs after a character are full-width (。，！？：；)',
]
const arabicSigns: Rule = [/\p{Script=Arabic}[,;?]|[\p{Nd}}][,;?](?!\p{Nd})/u, 'the signs are ، ؛ ؟']
const inverted: readonly Rule[] = [
  [/^(?=[^¿]*\?)/u, 'a question opens with ¿'],
  [/^(?=[^¡]*!)/u, 'an exclamation opens with ¡'],
]

const rulesOf: Readonly<Record<string, readonly Rule[]>> = {
  HI: [danda],
  NE: [danda],
  BN: [danda],
  CN: [fullWidth],
  TW: [fullWidth],
  JA: [fullWidth, [/[，]/u, 'the comma is 、']],
  AR: [arabicSigns],
  FA: [arabicSigns],
  UR: [arabicSigns, [/[\p{Script=Arabic}\p{Nd}}]\.(?=\s|$)/u, 'a sentence ends with ۔']],
  TA: [[/\}\p{Script=Tamil}/u, 'an ending stands apart from a value']],
  KM: [[/[\p{Script=Khmer}\p{Nd}}]\.(?=\s|$)/u, 'a sentence ends with ។']],
  MY: [[/[\p{Script=Myanmar}\p{Nd}}]\.(?=\s|$)/u, 'a sentence ends with ။']],
  TH: [[/(?:\p{Script=Thai}{4}|[\p{Nd}}])\.$/u, 'a sentence ends without a sign']],
  LO: [[/(?:\p{Script=Lao}{4}|[\p{Nd}}])\.$/u, 'a sentence ends without a sign']],
  ES: inverted,
  FR: [
    [/[^\u00A0\u202F\s?!;:][?!;:](?=\s|$)/u, 'a no-break space (U+202F or U+00A0) stands before ? ! ; :'],
    [/ [?!;:»]|« /u, 'the space before ? ! ; : and within « » does not break (U+202F or U+00A0)'],
    [/«[^\u00A0\u202F ]|[^\u00A0\u202F ]»/u, 'no-break spaces stand within « »'],
  ],
}

const everywhere: readonly Rule[] = [
  [/\.{3}/u, 'the ellipsis is one character (…)'],
  [/"/u, 'straight quotation marks; use those of the language'],
  [/ - /u, 'a hyphen as a dash'],
  [/ {2}|^\s|\s$/u, 'a doubled space, or one at the edge'],
  [
    /[\u2190-\u21FF\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B11]|(?:^| )[›‹>»«](?: |$)/u,
    'an arrow or chevron; the page draws those',
  ],
  [/</u, 'markup'],
  [/\bTODO\b|\bFIXME\b|\bXXX\b|\?\?|%[sd]\b|\bundefined\b|\bLorem\b/u, 'a leftover mark'],
]

/** Punctuation that ends a sentence in any of the scripts. */
const sentenceEnd = /[.。।۔။។!！?？؟](?:["”’»」』)）]*)$/u
/** Languages whose sentences end without punctuation. */
const endless = new Set(['TH', 'LO'])

/** Faults of the punctuation in one reading of a text. */
export function signFaults(code: string, reading: string, english: string): readonly string[] {
  const allowed = zeroWidthOf[code] ?? ''
  const hidden = (reading.match(zeroWidth) ?? []).filter((sign) => !allowed.includes(sign))
  return [
    ...hidden.map(
      (sign) => `the invisible character U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
    ),
    ...(bidiControl.test(reading) ? ['a control of the writing direction'] : []),
    ...[...everywhere, ...(rulesOf[code] ?? [])].flatMap(([where, what]) => (where.test(reading) ? [what] : [])),
    ...(endless.has(code) || sentenceEnd.test(reading) === sentenceEnd.test(english)
      ? []
      : [sentenceEnd.test(english) ? 'English ends with a sign, this does not' : 'English ends without a sign']),
  ]
}

const doublesOf: Readonly<Record<string, readonly string[]>> = {
  FR: ['vous', 'nous'],
  DE: ['die', 'der', 'das', 'sie'],
  VI: ['từ', 'luôn', 'dần', 'ngày', 'mãi'],
  TR: ['yavaş', 'tek', 'sık'],
  HI: ['अलग', 'धीरे', 'बार', 'समय', 'कभी'],
  NE: ['अलग', 'बिस्तारै', 'पटक', 'समय'],
  BN: ['ধীরে', 'আলাদা', 'বার', 'কোন', 'মাঝে', 'সময়', 'সঙ্গে', 'ভাগে', 'কী', 'সপ্তাহে'],
  UR: ['الگ', 'بار', 'آہستہ', 'کبھی'],
}

/** Repeated words; many languages repeat some on purpose. */
export function doubledWords(code: string, reading: string, further: readonly string[] = []): readonly string[] {
  const natural = new Set([...(doublesOf[code] ?? []), ...further])
  return [...reading.matchAll(/(?<![\p{L}\p{M}\d])([\p{L}\p{M}]{2,})\s+\1(?![\p{L}\p{M}\d])/giu)]
    .map(([, word = '']) => word)
    .filter((word) => !natural.has(word.toLowerCase()))
}
