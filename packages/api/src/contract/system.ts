import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moduleNode } from './module-tree.ts'
import { count, flag, list, maybeText, nothing, text } from './scalars.ts'

/** Validation config of one registration field (wire fact 3.10). */
export const fieldValidator = z.object({
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

const resource = z.object({
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
  // Reading 8/7: the parameter that carries the site's host is called `domain` [S-002].
  input: z.object({ domain: z.optional(z.string()) }),
  value: z.object({
    info: z.object({
      /** `path` is cipher text; the sealing port opens it (wire facts 1.5, 3.8). */
      customerService: list(z.object({ csType: text, path: text, type: maybeText })),
      domainRoute: list(z.object({ domain: text })),
      resources: list(resource),
      whitelabel: moduleNode,
      register: z._default(registerSettings, {}),
      mainDomain: maybeText,
      analytics: z.nullish(z.object({ gtagId: maybeText })),
      imageCDNs: list(z.string()),
      launchGameCDNs: list(z.string()),
    }),
    location,
    maintenance: flag,
    regionRestriction: flag,
  }),
  fills: [{ field: 'domain', from: 'host' }],
})

const whitelabel = endpoint({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  effect: 'read',
  input: nothing,
  value: moduleNode,
})

const settings = endpoint({
  id: 'system.registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  // Reading: REG3, as in registration itself; the common module is the older use for validation alone.
  module: 'REG3',
  effect: 'read',
  input: nothing,
  value: registerSettings,
})

const countries = endpoint({
  id: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  effect: 'read',
  input: nothing,
  // Reading 8/8 and 8/41: a list; the dialling code is digits without plus, e.g. '63'.
  value: z.array(z.object({ countryCode: text, countryDialingCode: text })),
})

/** The names under which builds wrap the captcha picture. */
export interface CaptchaForms {
  img?: string | null | undefined
  image?: string | null | undefined
  base64?: string | null | undefined
  captcha?: string | null | undefined
}

const pictureOf = (form: string | CaptchaForms): string =>
  typeof form === 'string' ? form : (form.img ?? form.image ?? form.base64 ?? form.captcha ?? '')

const captcha = endpoint({
  id: 'system.captcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  effect: 'read',
  input: z.object({ t: z.optional(text) }),
  // Reading: base64 of a PNG as text; some builds wrap it in an object (wire row 10). Read as an address for an image
  // element. Only inline pictures pass: an address of another origin would let the answer track the visitor.
  value: z.pipe(
    z
      .union([
        z.string(),
        z.object({
          img: z.nullish(z.string()),
          image: z.nullish(z.string()),
          base64: z.nullish(z.string()),
          captcha: z.nullish(z.string()),
        }),
      ])
      .check(z.refine((form) => /^(data:image\/[a-z+]+;base64,)?[A-Za-z0-9+/\s]+={0,2}\s*$/.test(pictureOf(form)))),
    z.transform((form: string | CaptchaForms) => {
      const picture = pictureOf(form).replace(/\s+/g, '')
      return picture.startsWith('data:') ? picture : `data:image/png;base64,${picture}`
    }),
  ),
  fills: [{ field: 't', from: 'now' }],
})

/** Start-up, module tree, registration settings, countries, captcha. Wire rows 1, 2, 3, 6, 10. */
export const system = {
  'system.status': status,
  'system.whitelabel': whitelabel,
  'system.registerSettings': settings,
  'system.countries': countries,
  'system.captcha': captcha,
}
