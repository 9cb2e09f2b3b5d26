import { shippedMerchants } from '../../../../merchants/shipped.ts'
import { sandboxMerchant } from '../domains/merchants/merchants/sandboxMerchant.ts'

/** The repository's merchants in the sandbox: Philippines, Bangladesh, every language. */
export const testMerchants = shippedMerchants.map(sandboxMerchant)
