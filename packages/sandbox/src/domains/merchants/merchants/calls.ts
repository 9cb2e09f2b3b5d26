import { Refusal } from '../../../Refusal.ts'
import { resourcesOf, servicesOf } from './resources.ts'
import { signedDomains } from './signedDomains.ts'
import { fieldRules, moduleOn, operatorSettings, whitelabel } from './rules.ts'
import type { Handlers } from '../../../wire/Call.ts'

const COUNTRIES = [
  ['PH', '63'],
  ['BD', '880'],
  ['ID', '62'],
  ['IN', '91'],
  ['MY', '60'],
  ['NP', '977'],
  ['TH', '66'],
  ['VN', '84'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }))

/** Start-up: status, module tree, registration fields, countries. */
export const systemHandlers: Omit<Handlers<'system'>, 'system.captcha'> = {
  'system.status': (context, { merchant, addresses, ip, servicePath }) => {
    const settings = operatorSettings(context)
    return {
      info: {
        customerService: servicesOf(merchant).map(({ csType, type, url }) => ({
          csType,
          type,
          path: servicePath(url),
        })),
        domainRoute: merchant.domains.map((domain) => ({ domain })),
        resources: resourcesOf(merchant, moduleOn(context, merchant, 'REWCEN3')),
        whitelabel: whitelabel(context, merchant),
        register: fieldRules(context, merchant),
        mainDomain: merchant.domains[0],
        analytics: merchant.tagId === undefined ? null : { gtagId: merchant.tagId },
        sandbox: true,
        identityWindow: `${addresses.publicUrl}/identity`,
        imageCDNs: [`${addresses.publicUrl}/cdn-a`, `${addresses.publicUrl}/cdn-b`],
        launchGameCDNs: [addresses.gamesUrl],
      },
      location: { ip, countryCode: settings.visitorCountry || merchant.country },
      maintenance: settings.maintenance,
      regionRestriction: settings.regionRestriction,
      ipRestriction: settings.ipRestriction ?? false,
    }
  },
  'system.domainRoutes': (context, { merchant }, { data }) => {
    if (!data) throw new Refusal('request_param_err', { status: 400, values: ['data'] })
    return {
      domainRoute: merchant.domains.map((domain) => ({ domain })),
      resources: resourcesOf(merchant, moduleOn(context, merchant, 'REWCEN3')),
    }
  },
  'system.signedDomains': (_context, { merchant }) => ({ token: signedDomains[merchant.code] ?? null }),
  'system.whitelabel': (context, { merchant }) => whitelabel(context, merchant),
  'system.registerSettings': (context, { merchant }) => fieldRules(context, merchant),
  'system.countries': () => COUNTRIES,
}
