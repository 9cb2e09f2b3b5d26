import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Values that fill a message's arguments. */
export type TextValues = Readonly<Record<string, string | number | Date | boolean>>

/** Gives the message of a key in the person's language; values fill its ICU arguments. */
export type Text = (key: string, values?: TextValues) => string

/** The site's texts. Stable while the language stays. */
export function useText(): Text {
  const intl = useIntl()
  return useMemo(() => (key, values) => intl.formatMessage({ id: key }, values ?? {}), [intl])
}

/** A message with markup arguments, such as links: `rich('terms.agree', { terms: (parts) => <a>{parts}</a> })`. */
export function useRichText() {
  const intl = useIntl()
  return useMemo(
    () => (key: string, values: Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>) =>
      intl.formatMessage({ id: key }, values),
    [intl],
  )
}
