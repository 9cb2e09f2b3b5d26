import type { MerchantConfig } from '@croupier/stores'
import { inSelectorOrder, languages } from '@croupier/locales'

/**
 * The markets this build serves (S-257 to S-259). An integrator replaces this list; codes and hosts here are invented
 * and belong to the sandbox.
 */
export const merchants: readonly MerchantConfig[] = [
  {
    merchantCode: 'crph',
    country: 'PH',
    currency: 'TLB',
    displayCurrency: 'PHP',
    countryName: 'Philippines',
    langList: ['TY', 'EN'],
    domains: ['ph.croupier.example'],
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
    country: 'XX',
    currency: 'USD',
    displayCurrency: 'USD',
    countryName: 'Showcase',
    langList: inSelectorOrder(languages.map((language) => language.code)),
    domains: ['show.croupier.example'],
    minorDigits: 2,
    minimumAge: 21,
    countryDialingCode: '1',
    timeZone: 'UTC',
  },
]
