import { Hono } from 'hono'
import { internationalMobile } from '../domains/identity/members/mobile.ts'
import { issueIdentity } from '../domains/access/security/identities.ts'
import { SANDBOX_SMS_CODE } from '../domains/identity/verification/sms.ts'
import type { Platform } from '../wire/Platform.ts'

/**
 * Stands in for Firebase where it sends codes to phones: none is sent, and the sandbox's one code proves any number.
 * `POST /` takes `merchant`, `mobile` and `code` and answers with `idToken`, or with the `code` of the failure.
 */
export function phoneApp({ world }: Pick<Platform, 'world'>): Hono {
  const app = new Hono()
  app.post('/', async (context) => {
    const sent: unknown = await context.req.json().catch(() => null)
    const asked = (name: string) => String((sent as Readonly<Record<string, unknown>> | null)?.[name] ?? '')
    const merchant = world.merchants.get(asked('merchant'))
    const mobile = merchant && internationalMobile(merchant, asked('mobile'))
    if (!merchant || !mobile) return context.json({ code: 'invalid-phone-number' })
    if (asked('code') !== SANDBOX_SMS_CODE) return context.json({ code: 'invalid-verification-code' })
    return context.json({ idToken: issueIdentity(world, merchant, 'sms', mobile) })
  })
  return app
}
