import * as z from 'zod/mini'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'
import type { LoginMode, LoginValues } from './loginRequest.ts'

/** No rule but being there: whoever registered under an older rule must still get in [S-092]. */
const present = (empty?: string): FieldSchema =>
  fieldSchema(
    { enabled: true, required: true, minLength: 0, maxLength: 255, patternId: 0 },
    empty === undefined ? {} : { keys: { empty } },
  )

/** What the login form checks: name and password, or number and code; the captcha only while it is shown [S-092]..[S-094]. */
export const loginSchema = (
  mode: LoginMode,
  { captchaShown, mobileRule }: { readonly captchaShown: boolean; readonly mobileRule: MobileRule },
): z.ZodMiniType<Partial<LoginValues>> => {
  const fields: Record<string, z.ZodMiniType<string | boolean>> = {
    ...(mode === 'sms'
      ? { mobileNum: mobileSchema(mobileRule), verificationCode: verificationCodeSchema() }
      : { username: present(), password: present() }),
    ...(captchaShown ? { captcha: present('in_vwrite_code') } : {}),
    remember: z.boolean(),
  }
  return z.object(fields) as z.ZodMiniType<Partial<LoginValues>>
}
