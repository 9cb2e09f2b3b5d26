import type { Digits } from '@croupier/locales'
import { useInsertionEffect } from 'react'

/** The counter styles of CSS for the numbering systems. */
const styles: Readonly<Record<Digits, string>> = {
  latn: 'decimal',
  beng: 'bengali',
  deva: 'devanagari',
  mymr: 'myanmar',
  thai: 'thai',
  khmr: 'khmer',
  laoo: 'lao',
  tamldec: 'tamil',
  arab: 'arabic-indic',
  arabext: 'persian',
}

/**
 * Numbers the page's lists in the person's digits (S-261). The kit's page rules know the usual digits of each language.
 *
 * @param chosen undefined for the usual ones
 */
export function useListNumbers(chosen: Digits | undefined): void {
  useInsertionEffect(() => {
    if (chosen === undefined) return undefined
    const { style } = document.documentElement
    style.setProperty('--cr-list-numbers', styles[chosen])
    return () => void style.removeProperty('--cr-list-numbers')
  }, [chosen])
}
