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
          const { format, figures } = prepared(intl, key)
          return String(format.format(inDigits(values, figures, intl)))
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
  /** Arguments that the text names without a format: `{page}`. */
  readonly figures: ReadonlySet<string>
}

const preparedTexts = new WeakMap<IntlShape, Map<MessageKey, Prepared>>()

/**
 * A text ready to be written. `formatMessage` looks each one up by the text and all formats written out, which took a
 * tenth of the work for a row of tiles. No text has a date or a time as argument, so none needs the time zone.
 */
function prepared(intl: IntlShape, key: MessageKey): Prepared {
  const texts = preparedTexts.get(intl) ?? new Map<MessageKey, Prepared>()
  preparedTexts.set(intl, texts)
  const known = texts.get(key)
  if (known) return known
  const { formatters, locale, messages } = intl
  const format = formatters.getMessageFormat(messages[key] as string, locale, undefined, { formatters })
  const named = [...JSON.stringify(format.getAst()).matchAll(/\{"type":(\d),"value":"(\w+)"/g)]
  const namesOf = (isWanted: (type: string) => boolean) =>
    named.flatMap(([, type = '', name = '']) => (isWanted(type) ? [name] : []))
  const formatted = new Set(namesOf((type) => type !== bareArgument && type !== literal))
  const figures = new Set(namesOf((type) => type === bareArgument).filter((name) => !formatted.has(name)))
  const text = { format, figures }
  texts.set(key, text)
  return text
}

// As the parser numbers them.
const literal = '0'
const bareArgument = '1'

const plain = { useGrouping: false, maximumFractionDigits: 20 } as const

/** A number that a text names without a format is written in the digits of the language too (S-261). */
function inDigits(values: MessageValues, figures: ReadonlySet<string>, intl: IntlShape): MessageValues {
  const bare = Object.entries(values).filter(([name, value]) => typeof value === 'number' && figures.has(name))
  if (bare.length === 0) return values
  return {
    ...values,
    ...Object.fromEntries(bare.map(([name, value]) => [name, intl.formatNumber(value as number, plain)])),
  }
}
