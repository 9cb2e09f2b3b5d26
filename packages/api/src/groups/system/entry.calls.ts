import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { moduleNode } from './module-tree.ts'
import { nothing, text } from '../../contract/scalars.ts'
import { registerSettings } from './calls.ts'

const whitelabel = endpoint({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  effect: 'read',
  input: () => nothing,
  value: () => moduleNode,
})

const settings = endpoint({
  id: 'system.registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  // Reading: REG3, as in registration itself; the common module is the older use for validation alone.
  module: 'REG3',
  effect: 'read',
  input: () => nothing,
  value: () => registerSettings,
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
  whileClosed: 'blocked',
  input: () => z.object({ t: z.optional(text) }),
  // Reading: base64 of a PNG as text; some builds wrap it in an object (wire row 10). Read as an address for an image
  // element. Only inline pictures pass: an address of another origin would let the answer track the visitor.
  value: () =>
    z.pipe(
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

/** Module tree, registration settings, captcha: the calls of login and registration. */
export const entry = {
  'system.whitelabel': whitelabel,
  'system.registerSettings': settings,
  'system.captcha': captcha,
}
