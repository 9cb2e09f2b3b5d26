/** Language packs of a folder: checked and compiled when the server starts, served as JSON, listed in the page. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { coverage, loadMessages, registerLanguage } from '@croupier/locales'
import * as z from 'zod'
import { packLanguage, packListId } from '../src/parts/text/languagePacks.ts'

/** Version of the language files that this version of the kit reads. A file without a version counts as version 1. */
export const packFormatVersion = 1

/** A file of the folder: metadata of the language, and its texts by key in ICU MessageFormat. */
const packFile = z.object({
  ...packLanguage.shape,
  formatVersion: z.optional(z.literal(packFormatVersion)),
  texts: z.record(z.string(), z.string()),
})

/** The translated texts of a pack; empty texts are skipped. */
export const translatedTexts = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** The compiled packs of a folder. */
export interface LanguagePacks {
  /** Codes of the languages. */
  readonly codes: readonly string[]
  /**
   * JSON of the texts by the address they are served at. The address names the content, so it can be cached forever.
   */
  readonly files: ReadonlyMap<string, string>
  /** The list of the packs as an element of the page. */
  readonly element: string
  /** One line that counts the missing texts of each language, and one for each text that can't be shown. */
  readonly report: readonly string[]
}

/**
 * Reads every `*.json` of the folders; a later folder wins. A language may be partial: English replaces missing texts
 * and texts that can't be formatted, and the report says so once.
 *
 * @throws Error naming the file, if a file is not a language pack.
 */
export async function readLanguagePacks(...folders: readonly string[]): Promise<LanguagePacks> {
  const files = new Map<string, string>()
  const list: unknown[] = []
  const codes: string[] = []
  const refusals: string[] = []
  const lacks: string[] = []
  const found = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => path.join(folder, name)),
  )
  for (const file of found) {
    const { formatVersion: _, texts: all, ...language } = readPack(file)
    const texts = translatedTexts(all)
    const { code } = language
    registerLanguage({ ...language, load: () => Promise.resolve({ default: texts }) })
    const messages = await loadMessages(code)
    const { missing = [], refused = [] } = coverage(code) ?? {}
    const left = new Set(refused.map(({ key }) => key))
    const own = Object.keys(texts).filter((key) => !left.has(key))
    const json = JSON.stringify(Object.fromEntries(own.map((key) => [key, messages[key]])))
    const address = `/languages/${code}-${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`
    files.set(address, json)
    list.push({ ...language, texts: address })
    codes.push(code)
    if (missing.length > 0) lacks.push(`${code} ${missing.length}`)
    for (const { key, reason } of refused) refusals.push(`Language ${code}: English is shown for "${key}". ${reason}`)
  }
  // A "<" would let a text end the element.
  const data = JSON.stringify(list).replaceAll('<', String.raw`\u003c`)
  const element = list.length === 0 ? '' : `<script type="application/json" id="${packListId}">${data}</script>`
  const summary = `Texts shown in English because language packs lack them: ${lacks.join(', ')}.`
  return { codes, files, element, report: [...(lacks.length > 0 ? [summary] : []), ...refusals] }
}

function readPack(file: string) {
  try {
    return packFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (problem) {
    throw new Error(`${file} is not a language pack: ${problem instanceof Error ? problem.message : String(problem)}`, {
      cause: problem,
    })
  }
}
