import { loadFirstMessages, loadMessages, type Message, type Messages } from '@croupier/locales'
import { loadChunk } from '../failure/loadChunk.ts'

/** The texts the site starts with, and the language they are for. */
export interface FirstTexts {
  readonly code: string
  /** Grows by `complete` and stays the same object: what is on screen needs none of the added texts. */
  readonly messages: Record<string, Message>
  /** Adds every other text of the language. A load that failed is tried again. */
  readonly complete: () => Promise<void>
}

/** Texts of a language, the first ones now and the others on demand. */
export async function growingTexts(code: string): Promise<FirstTexts> {
  const messages: Record<string, Message> = { ...(await loadChunk(`texts/${code}`, () => loadFirstMessages(code))) }
  let others: Promise<void> | undefined
  const complete = () =>
    (others ??= loadChunk(`texts/${code}/all`, () => loadMessages(code)).then(
      (whole: Messages) => void Object.assign(messages, whole),
      (failure: unknown) => {
        others = undefined
        throw failure
      },
    ))
  return { code, messages, complete }
}

/** Loads the first texts of a language; English if that fails, and nothing if English fails too. */
export const loadFirstTexts = (code: string): Promise<FirstTexts | undefined> =>
  growingTexts(code)
    .catch(() => growingTexts('EN'))
    .catch(() => undefined)
