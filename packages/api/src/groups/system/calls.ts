import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { moduleNode } from './module-tree.ts'
import { count, flag, list, maybeText, nothing, text } from '../../contract/scalars.ts'

/** Validation config of one registration field. */
const fieldValidator = z.object({
  enabled: flag,
  required: flag,
  minLength: z._default(count, 0),
  maxLength: z._default(count, 255),
  patternId: z._default(count, 0),
  /** A regular expression as text; a single star means any text. It comes from outside and is never trusted. */
  acceptedPattern: z._default(z.nullable(z.string()), null),
  key: maybeText,
  type: maybeText,
})

/** Registration fields by name. */
export const registerSettings = z.record(z.string(), fieldValidator)

const location = z.pipe(
  z.nullish(z.object({ ip: maybeText, countryCode: maybeText })),
  z.transform((value: { ip: string | null; countryCode: string | null } | null | undefined) => ({
    ip: value?.ip ?? null,
    countryCode: value?.countryCode ?? null,
  })),
)

/** An address the platform names by its kind: an app, a channel, the gift popup. */
export const resource = z.object({
  resourceType: text,
  url: maybeText,
  qrCodeUrl: maybeText,
  name: maybeText,
  labelNameEn: maybeText,
})

const status = endpoint({
  id: 'system.status',
  method: 'GET',
  // Reading 2.9/20: not the v2 address.
  path: '/wps/system/status',
  module: 'COMM3',
  effect: 'read',
  whileClosed: true,
  // Reading 8/7: the parameter that carries the site's host is called `domain`.
  input: () => z.object({ domain: z.optional(z.string()) }),
  value: () =>
    z.object({
      info: z.object({
        /** `path` is cipher text; the sealing port opens it. */
        customerService: list(z.object({ csType: text, path: text, type: maybeText })),
        domainRoute: list(z.object({ domain: text })),
        resources: list(resource),
        whitelabel: moduleNode,
        register: z._default(registerSettings, {}),
        mainDomain: maybeText,
        analytics: z.nullish(z.object({ gtagId: maybeText })),
        imageCDNs: list(z.string()),
        launchGameCDNs: list(z.string()),
        /** The platform is a sandbox: the site says that no money is real. Defined by the product. */
        sandbox: z._default(flag, false),
        /** Address of a sandbox's window that replaces the providers of social login. The product's own field. */
        identityWindow: maybeText,
      }),
      location,
      maintenance: flag,
      regionRestriction: flag,
      /** This address is refused, whatever its region. Defined by the product. */
      ipRestriction: z._default(flag, false),
    }),
  fills: [{ field: 'domain', from: 'host' }],
})

const countries = endpoint({
  id: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  effect: 'read',
  input: () => nothing,
  // Reading 8/8 and 8/41: a list; the dialling code is digits without plus, e.g. '63'.
  value: () => z.array(z.object({ countryCode: text, countryDialingCode: text })),
})

/** Start-up and the visitor's country: the first calls. */
export const system = {
  'system.status': status,
  'system.countries': countries,
}
