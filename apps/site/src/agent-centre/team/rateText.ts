import type { Text } from '@croupier/locales'
import { productKey } from '../reports/productKey.ts'

/** Rates by product in one line: "Slots 0.8%, Fishing 0.5%"; nothing for none. */
export const rateText = (
  rates: Readonly<Record<string, string>> | null | undefined,
  text: Text,
  percent: (rate: string) => string,
): string =>
  Object.entries(rates ?? {})
    .map(([lane, rate]) => `${text(productKey(lane))}\u00A0${percent(rate)}`)
    .join(', ')
