import type { MerchantFile } from '@croupier/api/merchant'
import { createContext } from 'react'

/** The toolbar's merchant, whose name, market, money and rules the site's stories show; none where the story decides. */
export const StageMerchant = createContext<MerchantFile | undefined>(undefined)
