import * as z from 'zod/mini'
import type { ValuesOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { presentSchema } from '../password/passwordRule.ts'
import { notAsked } from '../schema/notAsked.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

/** Login mode of the form. */
export type LoginMode = 'username' | 'sms'

/**
 * Schema of the login form: name and password, or number and code; the captcha only while it is shown.
 * Name and password only have to be present: members registered under an older rule must still be able to log in.
 */
export const loginSchema = (
  mode: LoginMode,
  { captchaShown, mobileRule }: { readonly captchaShown: boolean; readonly mobileRule: MobileRule },
) => {
  const sms = mode === 'sms'
  return z.object({
    /** Login name; empty in SMS mode. */
    username: sms ? notAsked : presentSchema(),
    /** Login password; empty in SMS mode. */
    password: sms ? notAsked : presentSchema(),
    /** Mobile number as typed; empty in user-name mode. */
    mobileNum: sms ? mobileSchema(mobileRule) : notAsked,
    /** Code sent to the number; empty in user-name mode. */
    verificationCode: sms ? verificationCodeSchema() : notAsked,
    /** Answer to the captcha; empty while none is shown. */
    captcha: captchaShown ? presentSchema('in_vwrite_code') : notAsked,
    /** Whether the device remembers the login name. */
    remember: z.boolean(),
    /** Whether others use the device too. */
    shared: z.boolean(),
  })
}

/** Values of the login form. */
export type LoginValues = ValuesOf<typeof loginSchema>
