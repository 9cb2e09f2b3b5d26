import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@croupier/locales'
import { sourceTexts, type LanguageSheet } from '@croupier/locales/check'

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, string>>

const root = path.join(import.meta.dirname, '../..')

/** Codes of the languages that have a file: all but English. */
export const codes: readonly string[] = languages.flatMap(({ code }) => (code === 'EN' ? [] : [code]))

/** Where the texts of a language are. */
export const fileOf = (code: string): string => path.join(root, `packages/locales/src/texts/${code}.json`)

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The texts of a language; the source for EN. */
export const textsOf = (code: string): Texts => (code === 'EN' ? sourceTexts : (json(fileOf(code)) as Texts))

/** The checks' facts about a language; empty while it has no sheet. */
export function sheetOf(code: string): LanguageSheet {
  const file = path.join(root, `docs/languages/${code}.json`)
  return existsSync(file) ? (json(file) as LanguageSheet) : {}
}

/**
 * The translations of an imported file. A text that is still English counts as missing, unless the language's sheet
 * lists it as the same in both or the language had it before.
 */
export const translated = (given: Texts, before: Texts, { sameAsEnglish }: LanguageSheet): Texts =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([key, text]) =>
        text !== '' &&
        (text !== sourceTexts[key] ||
          sameAsEnglish?.[text] !== undefined ||
          before[key] === text ||
          !/\p{L}{2}/u.test(text)),
    ),
  )

/** The texts in the order of English. Keys that English lacks come last. */
export function inOrder(texts: Texts): Texts {
  const keys = [...new Set([...Object.keys(sourceTexts), ...Object.keys(texts)])]
  return Object.fromEntries(keys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])))
}

/** The content of a file of texts: two spaces, one text per line, in the order of English. */
export const written = (texts: Texts): string => `${JSON.stringify(inOrder(texts), null, 2)}\n`

/** Writes the texts of a language. */
export const write = (code: string, texts: Texts): void => writeFileSync(fileOf(code), written(texts))
