export {
  bannerGroups,
  laneKinds,
  merchantFileSchema,
  merchantFormatVersion,
  networkKinds,
  paymentKinds,
  serviceKinds,
  type MerchantFile,
  type MerchantFileInput,
  type PaymentFile,
} from './merchantFile.ts'
export { faultText, MerchantUnusable, parseMerchant, type MerchantFault } from './parseMerchant.ts'
export { servesHost, siteMerchant, type SiteBanner, type SiteMerchant } from './siteMerchant.ts'
