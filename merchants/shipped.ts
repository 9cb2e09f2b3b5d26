import { parseMerchant, type MerchantFile } from '@croupier/api/merchant'
import crbd from './crbd/merchant.json' with { type: 'json' }
import crph from './crph/merchant.json' with { type: 'json' }
import crshow from './crshow/merchant.json' with { type: 'json' }

/** The merchants of the repository, for tests and stories: Philippines (the default), Bangladesh, every language. */
export const shippedMerchants: readonly MerchantFile[] = [crph, crbd, crshow].map((json) =>
  parseMerchant(json, `merchants/${json.code}/merchant.json`),
)
