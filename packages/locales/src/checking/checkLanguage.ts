import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languages } from '../languages.ts'
import { glossaryFaults } from './glossary.ts'
import type { LanguageSheet } from './LanguageSheet.ts'
import { widthBound, widthOf } from './lengths.ts'
import { tooAlike } from './neighbours.ts'
import { lettersOf, mixedWords, withoutNames } from './scripts.ts'
import { doubledWords, signFaults } from './signs.ts'
import { levelOf, sourceTexts, type Level } from './subjects.ts'
import { lossesOf, misuseOf, readingsOf, wordsOf } from './typedArguments.ts'

type Texts = Readonly<Record<string, string>>

/** One fault of a text. */
export interface LanguageFault {
  /** Key of the text, or a name in round brackets for faults that concern many. */
  readonly key: string
  /** Kind of fault. */
  readonly rule:
    | 'key'
    | 'syntax'
    | 'arguments'
    | 'signs'
    | 'doubled'
    | 'english'
    | 'neighbour'
    | 'length'
    | 'script'
    | 'glossary'
  /** The fault, as a sentence without its full stop. */
  readonly what: string
}

/** Results of the checks for a language. */
export interface LanguageReport {
  readonly faults: readonly LanguageFault[]
  /** Keys that the language has no text for; English is shown. */
  readonly missing: readonly string[]
  readonly level: Level
}

/** Input of the checks. */
export interface LanguageToCheck {
  /** Code of the language; one outside the table is checked with `tag`. */
  readonly code: string
  /** BCP 47 tag; that of the table by default. */
  readonly tag?: string
  /** Texts by key. Keys may be missing. */
  readonly texts: Texts
  readonly sheet?: LanguageSheet
  /** Texts of other languages by code, to find copied ones. */
  readonly others?: Readonly<Record<string, Texts>>
  /** English texts by key; the site's and the demo games' by default. */
  readonly english?: Texts
}

const leastOwnScript = 0.9
/** Texts of the demo games are filled in without a formatter. */
const isPlainOnly = (key: string) => key.startsWith('demo.')
const bounds = '(min)-(max)'
const claims = /128|131K|10,000|১২৮|১০,০০০/

/**
 * Checks the texts of a language against English: keys, syntax, arguments, plural forms, punctuation, script, words
 * left in English, length of buttons, glossary. The same for languages of the build and of a merchant. A missing text
 * is not a fault; it is listed.
 */
export function checkLanguage({
  code,
  tag: given,
  texts,
  sheet = {},
  others = {},
  english = sourceTexts,
}: LanguageToCheck): LanguageReport {
  const tag = given ?? languages.find((row) => row.code === code)?.tag ?? 'en'
  const faults: LanguageFault[] = []
  const report = (rule: LanguageFault['rule'], key: string, ...found: readonly string[]) => {
    for (const what of new Set(found)) faults.push({ key, rule, what })
  }
  let all = 0
  let own = 0
  for (const [key, text] of Object.entries(texts)) {
    const source = english[key]
    if (source === undefined) {
      report('key', key, 'English has no such key')
      continue
    }
    const elements = parsed(text, (what) => report('syntax', key, what))
    if (elements === undefined) continue
    const inEnglish = parse(source)
    report('arguments', key, ...argumentFaults({ key, text, source, elements, inEnglish, tag }))
    const englishReading = readingsOf(inEnglish).at(-1) ?? ''
    for (const reading of readingsOf(elements)) {
      if (sheet.signs?.[key] === undefined) report('signs', key, ...signFaults(code, reading, englishReading))
      report('doubled', key, ...doubledWords(code, reading, sheet.doubled).map((word) => `“${word}” is doubled`))
    }
    const words = wordsOf(elements).join(' ').replaceAll(bounds, '')
    report('script', key, ...mixedWords(words).map((word) => `“${word}” mixes letters of two alphabets`))
    if (code !== 'EN') {
      const bare = withoutNames(words, sheet.foreignWords)
      const letters = lettersOf(bare, tag)
      all += letters.all
      own += letters.own
      if (sheet.sameAsEnglish?.[text] === undefined) {
        if (letters.all > 0 && letters.own === 0) report('script', key, `“${text}” has no letter of the language`)
        else if (letters.all > 1 && text === source) report('english', key, `“${text}” is the English text`)
      }
    }
    const most = widthBound(key, source)
    if (most !== undefined && widthOf(text) > most && sheet.long?.[key] === undefined)
      report(
        'length',
        key,
        `“${text}” takes the room of ${Math.ceil(widthOf(text))} letters, there is room for ${Math.floor(most)}`,
      )
  }
  if (all > 0 && own / all < leastOwnScript)
    report(
      'script',
      '(all)',
      `${Math.floor((own / all) * 100)}% of the letters are of the language's own script, 90% have to be`,
    )
  report('neighbour', '(all)', ...tooAlike(code, texts, others))
  const pairs = Object.entries(texts).map(([key, text]) => ({ key, own: text, english: english[key] ?? '' }))
  for (const [key, what] of glossaryFaults(pairs, sheet.glossary ?? [])) report('glossary', key, what)
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key))
  return { faults, missing, level: levelOf(texts) }
}

function parsed(text: unknown, report: (what: string) => void): readonly MessageFormatElement[] | undefined {
  if (typeof text !== 'string' || text.trim() === '') {
    report('the text is empty')
    return undefined
  }
  // Quoting would show an argument as it is written: l'{name} must be l’{name}.
  if (/'[{}<#|]/.test(text)) {
    report('a straight apostrophe before a brace quotes it; write ’')
    return undefined
  }
  try {
    return parse(text)
  } catch (problem) {
    report(problem instanceof Error ? problem.message : String(problem))
    return undefined
  }
}

interface Compared {
  readonly key: string
  readonly text: string
  readonly source: string
  readonly elements: readonly MessageFormatElement[]
  readonly inEnglish: readonly MessageFormatElement[]
  readonly tag: string
}

function argumentFaults({ key, text, source, elements, inEnglish, tag }: Compared): readonly string[] {
  const misuse = misuseOf(elements, inEnglish)
  if (misuse !== undefined) return [misuse]
  return [
    ...lossesOf(elements, inEnglish, tag),
    ...(isPlainOnly(key) && /\{\w+,/.test(text) ? ['texts of the demo games have plain arguments only'] : []),
    ...(text.includes(bounds) === source.includes(bounds) && !/\((?:min|max)\)/.test(text.replace(bounds, ''))
      ? []
      : [`${bounds} is filled in by the form: as a pair, and where English has it`]),
    ...(text === key ? ['the text is its own key'] : []),
    ...(claims.test(text) && !isPlainOnly(key) ? ['a claim that the operator has not made'] : []),
  ]
}
