import type { TextPort } from '@croupier/forms'
import { FormTextProvider } from '@croupier/forms/FormTextProvider'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'

/** Provides the site's texts and language to the forms inside it. Renders no element. */
export function FormTexts({ children }: { children: ReactNode }) {
  const text = useText()
  const { locale } = useIntl()
  const { minorDigits } = useRoot().merchant.current
  const port = useMemo<TextPort>(() => (key, values) => text({ key, values }), [text])
  return (
    <FormTextProvider text={port} language={locale} digits={minorDigits}>
      {children}
    </FormTextProvider>
  )
}
