import { moneyText } from '@croupier/money'
import { fill, inLanguage } from '../core/words/Words.ts'
import type { Refusal } from '../Refusal.ts'
import type { Rules } from './Platform.ts'

/**
 * The text of a refusal in the caller's language.
 * @param digits decimals of the merchant's currency
 */
export const refusalText = (
  { refusals }: Pick<Rules, 'refusals'>,
  { code, values }: Pick<Refusal, 'code' | 'values'>,
  language: string,
  digits: number,
): string =>
  fill(
    inLanguage(refusals[code], language),
    values.map((value) =>
      typeof value === 'string'
        ? value
        : typeof value === 'bigint'
          ? moneyText(value, digits)
          : inLanguage(value, language),
    ),
  )
