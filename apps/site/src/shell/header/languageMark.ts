import { languageRow } from '../../parts/text/languageRow.ts'

/** Follows the name of a language that no native speaker has reviewed. */
export const languageMark = (code: string): string | undefined =>
  languageRow(code).origin === 'unreviewed' ? '*' : undefined
