export {
  bannerGroups,
  barredGroups,
  barredPlaces,
  laneKinds,
  merchantFileSchema,
  merchantFormatVersion,
  networkKinds,
  paymentKinds,
  sealingKinds,
  serviceKinds,
  type MarketDuties,
  type MerchantFile,
  type MerchantFileInput,
  type PaymentFile,
} from './merchantFile.ts'
export { allModules, isModuleId, modules, type Module, type ModuleGroup, type ModuleId } from './modules.ts'
export { faultText, MerchantUnusable, parseMerchant, type MerchantFault } from './parseMerchant.ts'
export { registrationFieldNames, registrationFields, type RegistrationField } from './registrationFields.ts'
export { splitVendors } from './splitVendors.ts'
export { servesHost, siteMerchant, type SiteBanner, type PlatformSettings, type SiteMerchant } from './siteMerchant.ts'
