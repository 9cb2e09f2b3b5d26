import { siteMerchant } from '@croupier/api/merchant'
import { shippedMerchants } from '../../../../merchants/shipped.ts'

/** The repository's merchants as the site loads them: Philippines, Bangladesh, every language. */
export const testMerchants = shippedMerchants.map(siteMerchant)
