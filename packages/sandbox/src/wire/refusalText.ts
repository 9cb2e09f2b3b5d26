import { fill, inLanguage } from '../core/words/Words.ts'
import type { Refusal } from '../Refusal.ts'
import type { Rules } from './Platform.ts'

/** The text of a refusal in the caller's language. */
export const refusalText = (
  { refusals }: Pick<Rules, 'refusals'>,
  { code, values }: Pick<Refusal, 'code' | 'values'>,
  language: string,
): string =>
  fill(
    inLanguage(refusals[code], language),
    values.map((value) => (typeof value === 'string' ? value : inLanguage(value, language))),
  )
