import * as z from 'zod/mini'
import type { EntryOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchemaOptions } from '../schema/fieldSchema.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'
import { newPasswordSchema, presentSchema, repeats } from './passwordRule.ts'

type Options = Omit<FieldSchemaOptions, 'keys' | 'name'>

/** The old password only has to be present, because it may follow an older rule. */
export const passwordChangeSchema = (rule: FieldConfig, options: Options = {}) =>
  z
    .object({
      /** The current password. */
      oldPassword: presentSchema(),
      /** The new password, by the merchant’s rule. */
      newPassword: newPasswordSchema(rule, { ...options, name: 'newPassword' }),
      /** The new password again; always equal to `newPassword`. */
      confirmNewPassword: presentSchema(),
    })
    .check(repeats('newPassword', 'confirmNewPassword'))

/** A change of the login password, named as in the platform's API. The client seals it. */
export type PasswordChange = EntryOf<typeof passwordChangeSchema>

/** Name and email address, regardless of the rules they were registered under; the address must be valid. */
export const passwordMailSchema = () =>
  z.object({
    /** Login name of the account. */
    username: presentSchema('in_please_username'),
    /** Address registered with the account; the platform compares it. */
    email: fieldSchema(
      { enabled: true, required: true, minLength: 0, maxLength: 254, patternId: 3 },
      { keys: { empty: 'in_please_address', length: 'in_email_incorrect', format: 'in_email_incorrect' } },
    ),
  })

/** A request for a reset email. */
export type PasswordMail = EntryOf<typeof passwordMailSchema>

/** Number, code and new password. */
export const passwordResetSchema = (mobileRule: MobileRule, rule: FieldConfig, options: Options = {}) =>
  z.object({
    /** Mobile number of the account in national form, with its leading zero. */
    mobileNum: mobileSchema(mobileRule),
    /** Code sent to the number by SMS. */
    verificationCode: verificationCodeSchema(),
    /** The new password, by the merchant’s rule. */
    newPassword: newPasswordSchema(rule, { ...options, name: 'newPassword' }),
  })

/** A new password for the owner of a mobile number, named as in the platform's API. */
export type PasswordReset = EntryOf<typeof passwordResetSchema> & {
  /** Country code in digits, without a plus sign: `63`. */
  readonly countryDialingCode: string
}
