export {
  bannerGroups,
  barredGroups,
  barredPlaces,
  laneKinds,
  merchantFileSchema,
  networkKinds,
  serviceKinds,
  type MarketDuties,
  type MerchantFile,
  type MerchantFileInput,
} from './merchantFile.ts'
export { faultText, MerchantUnusable, parseMerchant, type MerchantFault } from './parseMerchant.ts'
export { servesHost, siteMerchant, type SiteBanner, type SiteMerchant } from './siteMerchant.ts'
