import type { Text } from '@croupier/locales'
import { productKey } from '../reports/productKey.ts'

/** Rates by product, one text each: "Slots 0.8%". */
export const rateTexts = (
  rates: Readonly<Record<string, string>> | null | undefined,
  text: Text,
  percent: (rate: string) => string,
): readonly string[] =>
  Object.entries(rates ?? {}).map(([lane, rate]) => `${text(productKey(lane))}\u00A0${percent(rate)}`)
