import type { Text } from '@croupier/locales'
import { productKey } from '../reports/productKey.ts'

/** Rates by product in one line: "Slots 0.80 %, Fishing 0.50 %"; nothing for none. */
export const rateText = (
  rates: Readonly<Record<string, string>> | null | undefined,
  text: Text,
  percent: (rate: string) => string,
): string =>
  Object.entries(rates ?? {})
    .map(([lane, rate]) => `${text(productKey(lane))} ${percent(rate)}`)
    .join(', ')
