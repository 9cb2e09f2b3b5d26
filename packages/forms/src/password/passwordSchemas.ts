import * as z from 'zod/mini'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchemaOptions } from '../schema/fieldSchema.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'
import { newPasswordSchema, presentSchema, repeats } from './passwordRule.ts'

/** A change of the login password in the platform's own names [S-188]. Sealing it is the client's work. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** What asks for an e-mail with a new password [S-191]. */
export interface PasswordMail {
  readonly username: string
  readonly email: string
}

/** A new password for the owner of a mobile number, in the platform's own names [S-193]. */
export interface PasswordReset {
  readonly mobileNum: string
  readonly verificationCode: string
  readonly newPassword: string
  readonly countryDialingCode: string
}

type Options = Omit<FieldSchemaOptions, 'keys' | 'name'>

/** The old password is only asked to be there: it may follow an older rule [S-187]. */
export const passwordChangeSchema = (rule: FieldConfig, options: Options = {}): z.ZodMiniType<PasswordChange> =>
  z
    .object({
      oldPassword: presentSchema(),
      newPassword: newPasswordSchema(rule, { ...options, name: 'newPassword' }),
      confirmNewPassword: presentSchema(),
    })
    .check(repeats('newPassword', 'confirmNewPassword')) as z.ZodMiniType<PasswordChange>

/** Name and address, whatever rules they were once registered under; the address must be one [S-191]. */
export const passwordMailSchema = (): z.ZodMiniType<PasswordMail> =>
  z.object({
    username: presentSchema('in_please_username'),
    email: fieldSchema(
      { enabled: true, required: true, minLength: 0, maxLength: 254, patternId: 3 },
      { keys: { empty: 'in_please_address', length: 'in_email_incorrect', format: 'in_email_incorrect' } },
    ),
  }) as z.ZodMiniType<PasswordMail>

/** Number, code and new password [S-193]. */
export const passwordResetSchema = (
  mobileRule: MobileRule,
  rule: FieldConfig,
  options: Options = {},
): z.ZodMiniType<Omit<PasswordReset, 'countryDialingCode'>> =>
  z.object({
    mobileNum: mobileSchema(mobileRule),
    verificationCode: verificationCodeSchema(),
    newPassword: newPasswordSchema(rule, { ...options, name: 'newPassword' }),
  }) as z.ZodMiniType<Omit<PasswordReset, 'countryDialingCode'>>
