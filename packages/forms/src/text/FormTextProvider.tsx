import type { MessageDescriptor, MessageKey, MessageValues, Text } from '@croupier/locales'
import { decimalMarkOf, type AmountSpelling } from '@croupier/money'
import { useFigures } from '@croupier/ui/FiguresProvider'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Message, TextPort } from './message.ts'
import { withBounds } from './patternHint.ts'

interface FormLanguage {
  readonly text: TextPort
  readonly language: string
  readonly spelling: AmountSpelling
}

const FormTexts = createContext<FormLanguage | undefined>(undefined)

/** Props of {@link FormTextProvider}. */
export interface FormTextProviderProps {
  /** Returns the text of a key in the current language. Keep it between renders: a new one re-renders every text. */
  readonly text: TextPort
  /** BCP 47 tag of the texts' language: amounts are typed with its decimal mark. Default `en`. */
  readonly language?: string | undefined
  /** Decimals of the currency: amounts are typed, checked and handed on with them. Default 2. */
  readonly digits?: number | undefined
  /** The forms that use the texts. */
  readonly children?: ReactNode
}

/** Provides the texts of all fields and forms below it. Renders no element. */
export function FormTextProvider({ text, language = 'en', digits = 2, children }: FormTextProviderProps) {
  const value = useMemo(
    () => ({ text, language, spelling: { digits, mark: decimalMarkOf(language) } }),
    [text, language, digits],
  )
  return <FormTexts value={value}>{children}</FormTexts>
}

/** Result of {@link useFormText}: the text of a key, and the text of a {@link Message}. */
export interface FormText {
  /** The text of a key; `(min)` and `(max)` in it are filled when the values carry `min` and `max`. */
  readonly text: Text
  /** The text of a message, whether it is a key or a server's text. */
  readonly say: (message: Message) => string
  /** BCP 47 tag of the language. */
  readonly language: string
  /** How amounts are typed: the decimals of the currency and the decimal mark of the language. */
  readonly spelling: AmountSpelling
}

/**
 * The texts of the current language. Throws without a {@link FormTextProvider} above, so that the mistake shows on the
 * first render.
 */
export const useFormText = (): FormText => {
  const given = useContext(FormTexts)
  const figures = useFigures()
  if (!given)
    throw new Error('A form needs a FormTextProvider above it, which supplies its texts. Put one near the root.')
  const { text: port, language, spelling } = given
  return useMemo(() => {
    const fill: TextPort = (key, values) => withBounds(port(key, values), values, figures)
    return {
      language,
      spelling,
      text: (asked: MessageKey | MessageDescriptor, values?: MessageValues) =>
        typeof asked === 'string' ? fill(asked, values) : (asked.serverMessage ?? fill(asked.key, asked.values)),
      say: (message) => ('text' in message ? message.text : fill(message.key, message.values)),
    }
  }, [figures, port, language, spelling])
}
