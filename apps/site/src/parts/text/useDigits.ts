import { inDigits } from '@croupier/locales'
import { useCallback } from 'react'
import { useRoot } from '../../app/RootContext.ts'
import { languageRow } from './languageRow.ts'

/** Writes a text's digits as the person reads them: `0:07:05` is `০:০৭:০৫` in Bengali (S-261). Use inside an observer. */
export function useDigits(): (text: string) => string {
  const { language } = useRoot().locale
  return useCallback((text) => inDigits(text, languageRow(language).digits[0]), [language])
}
