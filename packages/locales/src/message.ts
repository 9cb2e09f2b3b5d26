import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isLiteralElement } from '@formatjs/icu-messageformat-parser/no-parser.js'

/**
 * One text: ICU MessageFormat, or the same text already parsed by `@formatjs/icu-messageformat-parser`. The build
 * parses the shipped texts, and language packs are parsed when compiled, so that a page loads no parser.
 */
export type Message = string | readonly MessageFormatElement[]

/** Whether a text has an argument, a tag or quoting. Without any of them a text needs no parsing and no formatting. */
export const hasSyntax = (text: string): boolean => /[{}<>']/.test(text)

/** Rewrites the words of a parsed text; arguments, tags and plural rules stay as they are. */
export function mapWords(
  elements: readonly MessageFormatElement[],
  rewrite: (words: string) => string,
): MessageFormatElement[] {
  return elements.map((element): MessageFormatElement => {
    if (isLiteralElement(element)) return { ...element, value: rewrite(element.value) }
    if ('children' in element) return { ...element, children: mapWords(element.children, rewrite) }
    if (!('options' in element)) return element
    const options = Object.entries(element.options).map(
      ([selector, option]) => [selector, { ...option, value: mapWords(option.value, rewrite) }] as const,
    )
    return { ...element, options: Object.fromEntries(options) }
  })
}
