import { loadMessages } from '@croupier/locales'
import { loadChunk } from '../failure/loadChunk.ts'

/** The texts the site starts with, and the language they are for. */
export interface FirstTexts {
  readonly code: string
  readonly messages: Record<string, string>
}

const load = async (code: string): Promise<FirstTexts> => ({
  code,
  messages: await loadChunk(`texts/${code}`, () => loadMessages(code)),
})

/** Loads the texts of a language, English when those do not come, and nothing when not even that is to be had. */
export const loadFirstTexts = (code: string): Promise<FirstTexts | undefined> =>
  load(code)
    .catch(() => load('EN'))
    .catch(() => undefined)
