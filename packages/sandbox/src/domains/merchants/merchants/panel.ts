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

/** The merchants as the operator sees them. */
export const merchantRows = ({ context }: Platform) =>
  [...context.merchants.values()].map((merchant) => ({
    merchantCode: merchant.code,
    name: merchant.name,
    country: merchant.country,
    countryName: merchant.countryName,
    currency: merchant.currency,
    langList: merchant.languages,
    domains: merchant.domains,
    minimumAge: merchant.minimumAge,
    creditAfterMs: creditDelay(context, merchant),
    depositMethods: merchant.depositMethods.map(({ code, name }) => ({
      code,
      name: name.EN,
      open: methodIsOpen(context, merchant, code),
    })),
    payoutAfterMs: payoutDelay(context, merchant),
    walletPerVendor: !isSingleWallet(context, merchant),
  }))

/** The operator's settings of merchants and site. */
export const merchantPanel = {
  reads: {
    merchants: merchantRows,
    modules: ({ context }: Platform) =>
      Object.fromEntries(
        [...context.merchants.values()].map((merchant) => [
          merchant.code,
          Object.fromEntries(allModules.map((id) => [id, moduleOn(context, merchant, id)])),
        ]),
      ),
    register: ({ context }: Platform) =>
      Object.fromEntries(
        [...context.merchants.values()].map((merchant) => [merchant.code, fieldRules(context, merchant)]),
      ),
    market: ({ context }: Platform) => {
      const { defaultMerchant, hosts, visitorCountry, visitorIp } = operatorSettings(context)
      return { defaultMerchant, hosts, visitorCountry, visitorIp }
    },
    site: ({ context }: Platform) => {
      const { maintenance, regionRestriction, ipRestriction = false } = operatorSettings(context)
      return { maintenance, regionRestriction, ipRestriction }
    },
  },
  actions: {
    'modules/set': action(z.object({ merchant: z.string(), module: z.string(), on: yes }), ({ context }, input) => {
      const found = merchant(context, input.merchant)
      if (!isModuleId(input.module)) throw new ActionRefused(`no module ${input.module}`)
      switchModule(context, found, input.module, input.on)
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
      ({ context }, { merchant: code, field, ...change }) => {
        if (!merchant(context, code).registerFields[field]) throw new ActionRefused(`no field ${field}`)
        const key = `${code}/${field}`
        const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
        context.tables.registerFields.put(key, { ...context.tables.registerFields.get(key), ...given })
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
      ({ context }, input) => {
        const settings = operatorSettings(context)
        const code = input.merchant ? merchant(context, input.merchant).code : null
        changeSettings(context, {
          ...(code && !input.host ? { defaultMerchant: code } : undefined),
          ...(code && input.host ? { hosts: { ...settings.hosts, [input.host.toLowerCase()]: code } } : undefined),
          ...(input.visitorCountry ? { visitorCountry: input.visitorCountry } : undefined),
          ...(input.visitorIp ? { visitorIp: input.visitorIp } : undefined),
        })
        return operatorSettings(context)
      },
    ),
    'site/set': action(
      z.object({ maintenance: z.optional(yes), regionRestriction: z.optional(yes), ipRestriction: z.optional(yes) }),
      ({ context }, { maintenance, regionRestriction, ipRestriction }) => {
        const now = operatorSettings(context)
        changeSettings(context, {
          maintenance: maintenance ?? now.maintenance,
          regionRestriction: regionRestriction ?? now.regionRestriction,
          ipRestriction: ipRestriction ?? now.ipRestriction ?? false,
        })
        return operatorSettings(context)
      },
    ),
  },
} satisfies PanelPart
