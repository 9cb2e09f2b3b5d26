import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { misuseOf } from './checking/typedArguments.ts'
import type { Messages } from './language.ts'
import { hasSyntax, type Message } from './message.ts'

/** A text of a language pack that is not shown, and why. */
export interface RefusedText {
  readonly key: string
  readonly reason: string
}

/** A compiled language pack, and the keys that fall back to English. */
export interface CompiledPack {
  /** Texts that can be shown. Those with arguments are parsed, so that the formatter needs no parser. */
  readonly messages: Messages
  /** Texts that can't be shown. */
  readonly refused: readonly RefusedText[]
  /** Keys of the catalogue without a text in the pack. */
  readonly missing: readonly string[]
}

type Parse = (text: string) => readonly MessageFormatElement[]

/**
 * Compiles the texts of a registered language and checks each against English: keys, syntax and arguments. A
 * failing text is left out, so that English is shown instead and no page fails. The parser is loaded only when a
 * text needs it, so precompiled packs need none.
 */
export async function compilePack(texts: Messages, english: Messages): Promise<CompiledPack> {
  const needsParser = [...Object.values(texts), ...Object.keys(texts).map((key) => english[key] ?? '')].some(
    (text) => typeof text === 'string' && hasSyntax(text),
  )
  const parser = needsParser ? await import('@formatjs/icu-messageformat-parser') : undefined
  const parse: Parse = (text) => parser?.parse(text) ?? []
  const refused: RefusedText[] = []
  const messages: Record<string, Message> = {}
  for (const [key, text] of Object.entries(texts)) {
    const reason = compileInto(messages, { key, text, english: english[key] }, parse)
    if (reason !== undefined) refused.push({ key, reason })
  }
  return { messages, refused, missing: Object.keys(english).filter((key) => !Object.hasOwn(texts, key)) }
}

function compileInto(
  messages: Record<string, Message>,
  { key, text, english }: { key: string; text: Message; english: Message | undefined },
  parse: Parse,
): string | undefined {
  if (english === undefined) return 'The catalogue has no such key.'
  if (typeof text !== 'string' && !Array.isArray(text)) return 'It is neither a text nor a parsed text.'
  if (text.length === 0) return 'The text is empty.'
  if (typeof text === 'string' && !hasSyntax(text)) {
    messages[key] = text
    return undefined
  }
  const elementsOf = (message: Message) => (typeof message === 'string' ? parse(message) : message)
  try {
    const elements = elementsOf(text)
    const misuse = misuseOf(elements, elementsOf(english))
    if (misuse === undefined) messages[key] = elements
    return misuse
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}
