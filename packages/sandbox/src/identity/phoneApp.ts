import { Hono } from 'hono'
import { internationalMobile } from '../domains/identity/members/mobile.ts'
import { issueIdentity } from '../domains/access/security/identities.ts'
import { SANDBOX_SMS_CODE } from '../domains/identity/verification/sms.ts'
import type { Platform } from '../wire/Platform.ts'

/**
 * Replaces Firebase's SMS codes: none is sent, and the sandbox's one code proves any number.
 * `POST /` takes `merchant`, `mobile` and `code` and answers with `idToken`, or with the `code` of the failure.
 */
export function phoneApp({ context }: Pick<Platform, 'context'>): Hono {
  const app = new Hono()
  app.post('/', async (http) => {
    const sent: unknown = await http.req.json().catch(() => null)
    const asked = (name: string) => String((sent as Readonly<Record<string, unknown>> | null)?.[name] ?? '')
    const merchant = context.merchants.get(asked('merchant'))
    const mobile = merchant && internationalMobile(merchant, asked('mobile'))
    if (!merchant || !mobile) return http.json({ code: 'invalid-phone-number' })
    if (asked('code') !== SANDBOX_SMS_CODE) return http.json({ code: 'invalid-verification-code' })
    return http.json({ idToken: issueIdentity(context, merchant, 'sms', mobile) })
  })
  return app
}
