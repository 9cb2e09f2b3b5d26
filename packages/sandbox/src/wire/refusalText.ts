import { type Currency, withMoney } from '../core/words/moneyWords.ts'
import { inLanguage } from '../core/words/Words.ts'
import type { Refusal } from '../Refusal.ts'
import type { Rules } from './Platform.ts'

/** The text of a refusal in the caller's language, amounts in the merchant's currency. */
export const refusalText = (
  { refusals }: Pick<Rules, 'refusals'>,
  { code, values }: Pick<Refusal, 'code' | 'values'>,
  language: string,
  currency: Currency,
): string => inLanguage(withMoney(refusals[code], currency, values), language)
