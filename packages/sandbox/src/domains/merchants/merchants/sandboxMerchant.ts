import { bannerGroups, splitVendors, type MerchantFile } from '@croupier/api/merchant'
import { agentRules } from './agentRules.ts'
import { banksOf } from './banks.ts'
import { depositMethodsOf } from './depositMethods.ts'
import type { Merchant } from './Merchant.ts'
import { startingModules } from './modules.ts'
import { registerFields } from './registerFields.ts'
import { withdrawalTermsOf } from './withdrawalTerms.ts'

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function mobileOf({ rule }: MerchantFile['phone']): RegExp {
  if (!rule) return /^0?[1-9]\d{5,12}$/
  const length = rule.digits ?? '6,13'
  return new RegExp(`^0?(?=\\d{${length}}$)(?:${rule.prefixes.join('|')})`)
}

/** Which vendors a merchant offers in a lane. Esports and cockfighting are sent in SPORTS, as the platform does. */
function vendorRule({ games, platform }: MerchantFile): Merchant['offersVendor'] {
  const lanes = games?.lanes
  const left = new Set(games?.withoutVendors)
  const esports = platform?.esportsVendors ?? splitVendors.esportsVendors
  const cockfight = platform?.cockfightVendors ?? splitVendors.cockfightVendors
  const shownIn = (vendor: string, lane: string): string =>
    lane !== 'SPORTS' ? lane : esports.includes(vendor) ? 'ESPORTS' : cockfight.includes(vendor) ? 'COCKFIGHT' : lane
  return (vendor, lane) => !left.has(vendor) && (lanes?.some((one) => one === shownIn(vendor, lane)) ?? true)
}

/** Creates a merchant of the sandbox from its file, with the payment methods of its folder. */
export function sandboxMerchant(file: MerchantFile): Merchant {
  const { phone, market } = file
  const mobileDigits = phone.rule?.digits
  return {
    code: file.code,
    name: file.name,
    country: market.country,
    countryName: market.name,
    dialingCode: phone.diallingCode,
    currency: file.currency.wire,
    isoCurrency: file.currency.code,
    currencySymbol: symbolOf(file.currency.code),
    digits: file.currency.digits,
    languages: file.languages,
    domains: file.domains,
    timeZone: file.timeZone,
    minimumAge: file.minimumAge,
    duties: file.duties ?? {},
    mobile: mobileOf(phone),
    mobileStart: phone.rule?.prefixes[0] ?? '8',
    mobileDigits: mobileDigits ?? 9,
    depositMethods: depositMethodsOf(file),
    banks: banksOf(file),
    withdrawals: withdrawalTermsOf(market.country),
    registerFields: registerFields({
      mobileLength: mobileDigits === undefined ? [6, 15] : [mobileDigits, mobileDigits + phone.diallingCode.length + 1],
      fullName: file.fullName ?? false,
      states: file.registration ?? {},
    }),
    modules: startingModules(file.modules),
    offersVendor: vendorRule(file),
    ownBanners: new Set(file.banners?.map(({ place }) => bannerGroups[place])),
    service: (file.service ?? []).map(({ kind, url }) => ({ csType: kind, url })),
    networks: file.networks ?? [],
    identityChannels: new Set(file.identity?.channels),
    tagId: file.analytics?.tagId,
    creditAfter: 20_000,
    payoutAfter: 60_000,
    sealing: file.platform?.sealing ?? 'jwe',
    agentRules,
  }
}
