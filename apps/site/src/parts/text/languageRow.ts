import { languageOf, languages, type Language } from '@croupier/locales'

/** The row of a language; English for an unknown code. */
export function languageRow(code: string): Language {
  const row = languageOf(code) ?? languageOf('EN') ?? languages[0]
  if (!row) throw new Error('The language table is empty.')
  return row
}
