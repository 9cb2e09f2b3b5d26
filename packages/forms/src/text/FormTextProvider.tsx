import { useFigures } from '@croupier/ui'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { FormTextKey } from './formTextKeys.ts'
import type { Message, TextPort } from './message.ts'
import { withBounds } from './patternHint.ts'

const FormText = createContext<TextPort | undefined>(undefined)

/** Props of {@link FormTextProvider}. */
export interface FormTextProviderProps {
  /** The text of a key in the current language. A new function re-renders every text, so keep it between renders. */
  readonly text: TextPort
  readonly children?: ReactNode
}

/** Gives every field and form below it its words. Renders no element. */
export function FormTextProvider({ text, children }: FormTextProviderProps) {
  return <FormText value={text}>{children}</FormText>
}

/** What {@link useFormText} gives: the text of a key, and the words of a {@link Message}. */
export interface FormText {
  /** The text of a key; `(min)` and `(max)` in it are filled when the values carry `min` and `max` [S-137]. */
  readonly text: TextPort
  /** The words of a message, whether it is a key or a server's text. */
  readonly say: (message: Message) => string
}

/**
 * The words of the current language for the component that calls it.
 *
 * Throws when no {@link FormTextProvider} stands above: a form without words is a wiring fault, found at first render.
 */
export const useFormText = (): FormText => {
  const port = useContext(FormText)
  const figures = useFigures()
  if (!port) throw new Error('A form needs a FormTextProvider above it: it has no texts of its own.')
  return useMemo(() => {
    const text: TextPort = (key, values) => withBounds(port(key, values), values, figures)
    // A message may name any text of the app, whose own function knows it.
    return {
      text,
      say: (message) => ('text' in message ? message.text : text(message.key as FormTextKey, message.values)),
    }
  }, [figures, port])
}
