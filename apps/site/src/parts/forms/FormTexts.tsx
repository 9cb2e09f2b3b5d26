import { FormTextProvider } from '@croupier/forms'
import type { ReactNode } from 'react'
import { useText } from '../text/useText.ts'

/** Gives the forms below it the site's texts. Renders no element. */
export function FormTexts({ children }: { children: ReactNode }) {
  const text = useText()
  return <FormTextProvider text={text}>{children}</FormTextProvider>
}
