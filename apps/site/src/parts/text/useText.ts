import { hasSyntax, type MessageDescriptor, type MessageKey, type MessageValues, type Text } from '@croupier/locales'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

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
        return intl.formatMessage(
          { id: key },
          withFigures(message, values, (n) => intl.formatNumber(n, plain)),
        )
      },
    [intl],
  )
}

const plain = { useGrouping: false, maximumFractionDigits: 20 } as const

/** Names an argument without a format: `{page}`, or the same as the build has parsed it. */
const isBare = (message: unknown, name: string) =>
  typeof message === 'string'
    ? message.includes(`{${name}}`) && !message.includes(`{${name},`)
    : (JSON.stringify(message) ?? '').includes(`{"type":1,"value":"${name}"`)

/** A number that a text names without a format is written in the digits of the language too (S-261). */
function withFigures(message: unknown, values: MessageValues, write: (value: number) => string): MessageValues {
  const bare = Object.entries(values).filter(([name, value]) => typeof value === 'number' && isBare(message, name))
  if (bare.length === 0) return values
  return { ...values, ...Object.fromEntries(bare.map(([name, value]) => [name, write(value as number)])) }
}
