import type { MerchantFile } from '@croupier/api/merchant'
import { createContext } from 'react'

/** The toolbar's merchant: the site's stories show its name, market, money and rules. Undefined: the story decides. */
export const StoryMerchant = createContext<MerchantFile | undefined>(undefined)
