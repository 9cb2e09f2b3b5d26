import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant, whole, yes } from '../../../panel/action.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { allModules, isModuleId } from '@croupier/api/merchant'
import {
  changeSettings,
  creditDelay,
  fieldRules,
  isSingleWallet,
  methodIsOpen,
  moduleOn,
  operatorSettings,
  payoutDelay,
  switchModule,
} from './rules.ts'

/** The merchants, as the operator sees them. */
export const merchantRows = ({ world }: Platform) =>
  [...world.merchants.values()].map((merchant) => ({
    merchantCode: merchant.code,
    name: merchant.name,
    country: merchant.country,
    countryName: merchant.countryName,
    currency: merchant.currency,
    langList: merchant.languages,
    domains: merchant.domains,
    minimumAge: merchant.minimumAge,
    creditAfterMs: creditDelay(world, merchant),
    depositMethods: merchant.depositMethods.map(({ code, name }) => ({
      code,
      name: name.EN,
      open: methodIsOpen(world, merchant, code),
    })),
    payoutAfterMs: payoutDelay(world, merchant),
    walletPerVendor: !isSingleWallet(world, merchant),
  }))

/** What the operator sets of the merchants and the site. */
export const merchantPanel = {
  reads: {
    merchants: merchantRows,
    modules: ({ world }: Platform) =>
      Object.fromEntries(
        [...world.merchants.values()].map((merchant) => [
          merchant.code,
          Object.fromEntries(allModules.map((id) => [id, moduleOn(world, merchant, id)])),
        ]),
      ),
    register: ({ world }: Platform) =>
      Object.fromEntries([...world.merchants.values()].map((merchant) => [merchant.code, fieldRules(world, merchant)])),
    market: ({ world }: Platform) => {
      const { defaultMerchant, hosts, visitorCountry, visitorIp } = operatorSettings(world)
      return { defaultMerchant, hosts, visitorCountry, visitorIp }
    },
    site: ({ world }: Platform) => {
      const { maintenance, regionRestriction, ipRestriction = false } = operatorSettings(world)
      return { maintenance, regionRestriction, ipRestriction }
    },
  },
  actions: {
    'modules/set': action(z.object({ merchant: z.string(), module: z.string(), on: yes }), ({ world }, input) => {
      const found = merchant(world, input.merchant)
      if (!isModuleId(input.module)) throw new ActionRefused(`no module ${input.module}`)
      switchModule(world, found, input.module, input.on)
      return input
    }),
    'register/set': action(
      z.object({
        merchant: z.string(),
        field: z.string(),
        enabled: z.optional(yes),
        required: z.optional(yes),
        minLength: z.optional(whole),
        maxLength: z.optional(whole),
      }),
      ({ world }, { merchant: code, field, ...change }) => {
        if (!merchant(world, code).registerFields[field]) throw new ActionRefused(`no field ${field}`)
        const key = `${code}/${field}`
        const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
        world.tables.registerFields.put(key, { ...world.tables.registerFields.get(key), ...given })
        return { merchant: code, field, ...given }
      },
    ),
    'market/set': action(
      z.object({
        merchant: z.optional(z.string()),
        host: z.optional(z.string()),
        visitorCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
        visitorIp: z.optional(z.string()),
      }),
      ({ world }, input) => {
        const settings = operatorSettings(world)
        const code = input.merchant ? merchant(world, input.merchant).code : null
        changeSettings(world, {
          ...(code && !input.host ? { defaultMerchant: code } : undefined),
          ...(code && input.host ? { hosts: { ...settings.hosts, [input.host.toLowerCase()]: code } } : undefined),
          ...(input.visitorCountry ? { visitorCountry: input.visitorCountry } : undefined),
          ...(input.visitorIp ? { visitorIp: input.visitorIp } : undefined),
        })
        return operatorSettings(world)
      },
    ),
    'site/set': action(
      z.object({ maintenance: z.optional(yes), regionRestriction: z.optional(yes), ipRestriction: z.optional(yes) }),
      ({ world }, { maintenance, regionRestriction, ipRestriction }) => {
        const now = operatorSettings(world)
        changeSettings(world, {
          maintenance: maintenance ?? now.maintenance,
          regionRestriction: regionRestriction ?? now.regionRestriction,
          ipRestriction: ipRestriction ?? now.ipRestriction ?? false,
        })
        return operatorSettings(world)
      },
    ),
  },
} satisfies PanelPart
