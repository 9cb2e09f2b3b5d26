import { inDigits, latinDigits, type Digits } from '@croupier/locales'
import type { LocaleStore } from '@croupier/stores'
import { useCallback } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { languageRow } from './languageRow.ts'

/**
 * The numbering system of everything on screen: the person's choice, else the language's usual digits (S-261, R-39).
 */
export function digitsOf({ language, digits }: Pick<LocaleStore, 'language' | 'digits'>): Digits {
  const offered = languageRow(language).digits
  if (digits === 'latin') return 'latn'
  return (digits === 'native' ? offered.find((one) => one !== 'latn') : undefined) ?? offered[0]
}

/**
 * Writes a text's digits as the person reads them: `0:07:05` is `০:০৭:০৫` in Bengali (S-261). Use inside an observer.
 */
export function useDigits(): (text: string) => string {
  const digits = digitsOf(useRoot().locale)
  return useCallback((text) => inDigits(text, digits), [digits])
}

/** Writes a sentence of the platform with Latin digits for people who chose those (S-261). Use inside an observer. */
export function useToldDigits(): (text: string) => string {
  const isLatin = useRoot().locale.digits === 'latin'
  return useCallback((text) => (isLatin ? latinDigits(text) : text), [isLatin])
}
