import type { MerchantConfig } from './MerchantConfig.ts'

/** Every language of the catalogue, the selector's usual ones first, R-04 [S-051]. */
const allLanguages: readonly string[] = Object.freeze([
  'CN', 'EN', 'VI', 'JA', 'TH', 'TY', 'BN', 'TW', 'ID', 'KO', 'MS', 'MY', 'KM', 'LO', 'HI', 'TA',
  'UR', 'NE', 'ES', 'PT', 'PT-BR', 'FR', 'DE', 'IT', 'RU', 'UK', 'PL', 'TR', 'AR', 'FA', 'KK', 'UZ',
])

/** The three merchants of the sandbox: Philippines (the default), Bangladesh, and a showcase of every language. */
export const sandboxMerchants: readonly MerchantConfig[] = Object.freeze([
  {
    merchantCode: 'crph',
    country: 'PH',
    currency: 'TLB',
    displayCurrency: 'PHP',
    countryName: 'Philippines',
    langList: ['EN', 'TY'],
    domains: ['ph1.croupier.example', 'ph2.croupier.example'],
    minorDigits: 2,
    minimumAge: 21,
    countryDialingCode: '63',
    timeZone: 'Asia/Manila',
  },
  {
    merchantCode: 'crbd',
    country: 'BD',
    currency: 'BDT',
    displayCurrency: 'BDT',
    countryName: 'Bangladesh',
    langList: ['EN', 'BN'],
    domains: ['bd1.croupier.example', 'bd2.croupier.example', 'bd3.croupier.example'],
    minorDigits: 2,
    minimumAge: 18,
    countryDialingCode: '880',
    timeZone: 'Asia/Dhaka',
  },
  {
    merchantCode: 'crshow',
    country: 'PH',
    currency: 'TLB',
    displayCurrency: 'PHP',
    countryName: 'Showcase',
    langList: allLanguages,
    domains: ['showcase.croupier.example'],
    minorDigits: 2,
    minimumAge: 21,
    countryDialingCode: '63',
    timeZone: 'Asia/Manila',
  },
])
