import { LANGUAGES } from '../../core/words/Words.ts'
import { bangladeshiBanks, philippineBanks } from '../bank/banks.ts'
import { bangladeshiMethods, philippineMethods } from '../deposits/methods.ts'
import { agentRules } from './agentRules.ts'
import { bangladeshiWithdrawals, philippineWithdrawals } from '../withdrawals/terms.ts'
import type { Merchant } from './Merchant.ts'
import { startingModules } from './modules.ts'
import { registerFields } from './registerFields.ts'

const philippines: Merchant = {
  code: 'crph',
  name: 'Croupier Manila',
  country: 'PH',
  countryName: 'Philippines',
  dialingCode: '63',
  currency: 'TLB',
  isoCurrency: 'PHP',
  currencySymbol: '₱',
  languages: ['EN', 'TY'],
  domains: ['ph1.croupier.example', 'ph2.croupier.example'],
  utcOffsetHours: 8,
  minimumAge: 21,
  mobile: /^0?(9\d{9}|89[5-8]\d{7})$/,
  depositMethods: philippineMethods,
  withdrawals: philippineWithdrawals,
  banks: philippineBanks,
  registerFields: registerFields({ mobileLength: [10, 11], fullName: true }),
  modules: startingModules(),
  creditAfter: 20_000,
  payoutAfter: 60_000,
  agentRules,
}

const bangladesh: Merchant = {
  code: 'crbd',
  name: 'Croupier Dhaka',
  country: 'BD',
  countryName: 'Bangladesh',
  dialingCode: '880',
  currency: 'BDT',
  isoCurrency: 'BDT',
  currencySymbol: '৳',
  languages: ['EN', 'BN'],
  domains: ['bd1.croupier.example', 'bd2.croupier.example', 'bd3.croupier.example'],
  utcOffsetHours: 6,
  minimumAge: 18,
  mobile: /^0?1[3-9]\d{8}$/,
  depositMethods: bangladeshiMethods,
  withdrawals: bangladeshiWithdrawals,
  banks: bangladeshiBanks,
  registerFields: registerFields({ mobileLength: [10, 14], fullName: false }),
  modules: startingModules(),
  creditAfter: 20_000,
  payoutAfter: 60_000,
  agentRules,
}

const showcase: Merchant = {
  ...philippines,
  code: 'crshow',
  name: 'Croupier Showcase',
  languages: LANGUAGES,
  domains: ['showcase.croupier.example'],
}

/** The sandbox's merchants. The first one is the default. */
export const sandboxMerchants: readonly Merchant[] = [philippines, bangladesh, showcase]
