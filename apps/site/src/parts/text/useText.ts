import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Values that fill a message's arguments. */
export type TextValues = Readonly<Record<string, string | number | Date | boolean>>

/** Gives the message of a key in the person's language; values fill its ICU arguments. */
export type Text = (key: string, values?: TextValues) => string

/** The site's texts. Stable while the language stays. */
export function useText(): Text {
  const intl = useIntl()
  return useMemo(
    () => (key, values) => {
      const message = intl.messages[key]
      // A text without arguments is its own result; the built site carries no parser to find that out again.
      if (typeof message === 'string' && !/[{}<>']/.test(message)) return message
      return intl.formatMessage(
        { id: key },
        withFigures(String(message), values ?? {}, (n) => intl.formatNumber(n, plain)),
      )
    },
    [intl],
  )
}

const plain = { useGrouping: false, maximumFractionDigits: 20 } as const

/** A number that a text names without a format, `{page}`, is written in the digits of the language too (S-261). */
function withFigures(message: string, values: TextValues, write: (value: number) => string): TextValues {
  const bare = Object.entries(values).filter(
    ([name, value]) => typeof value === 'number' && message.includes(`{${name}}`) && !message.includes(`{${name},`),
  )
  if (bare.length === 0) return values
  return { ...values, ...Object.fromEntries(bare.map(([name, value]) => [name, write(value as number)])) }
}
