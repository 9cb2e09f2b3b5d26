import { FormTextProvider } from '@croupier/forms'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../text/useText.ts'

/** Gives the forms below it the site's texts. Renders no element. */
export function FormTexts({ children }: { children: ReactNode }) {
  const text = useText()
  const { locale } = useIntl()
  return (
    <FormTextProvider text={text} language={locale}>
      {children}
    </FormTextProvider>
  )
}
