import { hasSyntax, type MessageDescriptor, type MessageKey, type MessageValues, type Text } from '@croupier/locales'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

/** The site's texts in the user's language. Stable until the language changes. */
export function useText(): Text {
  const intl = useIntl()
  return useMemo(
    () =>
      (asked: MessageKey | MessageDescriptor, given?: MessageValues): string => {
        const { key, values = {}, serverMessage } = typeof asked === 'string' ? { key: asked, values: given } : asked
        if (serverMessage !== undefined) return serverMessage
        const message = intl.messages[key]
        // A text without arguments is its own result, so the built site needs no parser for it.
        if (typeof message === 'string' && !hasSyntax(message)) return message
        try {
          const { format, syntax } = prepared(intl, key)
          return directed(String(format.format(written(values, syntax, intl))), syntax)
        } catch {
          // A text that is missing or cannot be written: react-intl reports it and answers with what there is.
          return intl.formatMessage({ id: key }, values)
        }
      },
    [intl],
  )
}

interface Prepared {
  readonly format: ReturnType<IntlShape['formatters']['getMessageFormat']>
  /** The parsed text as JSON. */
  readonly syntax: string
}

const preparedTexts = new WeakMap<IntlShape, Map<MessageKey, Prepared>>()

/**
 * A text ready to be formatted. `formatMessage` looks each one up by the text and all formats serialized, which took a
 * tenth of the work for a row of tiles. No text has a date or time as an argument, so none needs the time zone.
 */
function prepared(intl: IntlShape, key: MessageKey): Prepared {
  const texts = preparedTexts.get(intl) ?? new Map<MessageKey, Prepared>()
  preparedTexts.set(intl, texts)
  let text = texts.get(key)
  if (!text) {
    const { formatters, locale, messages } = intl
    const format = formatters.getMessageFormat(messages[key] as string, locale, undefined, { formatters })
    texts.set(key, (text = { format, syntax: JSON.stringify(format.getAst()) }))
  }
  return text
}

const plain = { useGrouping: false, maximumFractionDigits: 20 } as const

/** Whether all arguments of a text are without a format, as in `{page}`. 1 is the parser's type for that. */
const isBare = (syntax: string, name: string) =>
  syntax.includes(`{"type":1,"value":"${name}"`) && !RegExp(`"type":[2-6],"value":"${name}"`).test(syntax)

/** Letters of Hebrew, Arabic and their neighbours, and a value that a device would follow as a link. */
const rightToLeft = /[\u0590-\u08FF]/
const link = /:\/\//

/** A right-to-left text that begins with a value gets an explicit direction: `dir="auto"` would use the value's. */
const directed = (text: string, syntax: string): string =>
  syntax.startsWith('[{"type":1,') && rightToLeft.test(syntax) ? `\u200F${text}` : text

/**
 * A number argument without a format is also written in the language's digits (S-261). Names, codes and amounts keep
 * their own direction within a right-to-left line: without isolates ₱5,000 after an Arabic word becomes 5,000₱.
 */
const written = (values: MessageValues, syntax: string, intl: IntlShape): MessageValues => {
  const isolates = rightToLeft.test(syntax)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number' && isBare(syntax, name)) return [name, intl.formatNumber(value, plain)]
      if (typeof value === 'string' && isolates && !link.test(value) && isBare(syntax, name))
        return [name, `\u2068${value}\u2069`]
      return [name, value]
    }),
  )
}
