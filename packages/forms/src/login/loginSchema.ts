import * as z from 'zod/mini'
import type { ValuesOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { presentSchema } from '../password/passwordRule.ts'
import { notAsked } from '../schema/notAsked.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

/** Login mode of the form. */
export type LoginMode = 'username' | 'sms'

/**
 * Schema of the login form: name and password, or number and code; the captcha only while it is shown [S-092]..[S-094].
 * Name and password only have to be present: members registered under an older rule must still be able to log in
 * [S-092].
 */
export const loginSchema = (
  mode: LoginMode,
  { captchaShown, mobileRule }: { readonly captchaShown: boolean; readonly mobileRule: MobileRule },
) => {
  const sms = mode === 'sms'
  return z.object({
    username: sms ? notAsked : presentSchema(),
    password: sms ? notAsked : presentSchema(),
    mobileNum: sms ? mobileSchema(mobileRule) : notAsked,
    verificationCode: sms ? verificationCodeSchema() : notAsked,
    captcha: captchaShown ? presentSchema('in_vwrite_code') : notAsked,
    remember: z.boolean(),
  })
}

/** Values of the login form. */
export type LoginValues = ValuesOf<typeof loginSchema>
