import type { PlainKey } from '@croupier/locales'
import { categoryLabel } from '@croupier/stores'

/** The key of a product's name in the reports of an agent, where both lotteries are their own products. */
export const productKey = (product: string): PlainKey => (product === 'ELOTT' ? 'report.elott' : categoryLabel(product))
