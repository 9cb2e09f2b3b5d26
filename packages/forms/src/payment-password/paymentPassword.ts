import * as z from 'zod/mini'
import type { EntryOf } from '../form/useKitForm.ts'
import { repeats } from '../password/passwordRule.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchema, type FieldSchemaOptions } from '../schema/fieldSchema.ts'

/** Default rule of the payment password: six digits (requirements 1.1.1). */
export const paymentPasswordRule: FieldConfig = Object.freeze({
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 6,
  patternId: 6,
})

/** Schema of a payment password. Under a digits rule, digits of any script become Latin ones. */
export const paymentPasswordSchema = (
  rule: FieldConfig = paymentPasswordRule,
  options: FieldSchemaOptions = {},
): FieldSchema => fieldSchema({ ...rule, enabled: true, required: true }, options)

/** A repetition, or a current password under an older rule, is only required; digits are converted as above. */
const typedAgain = ({ patternId }: FieldConfig): FieldSchema =>
  fieldSchema({ enabled: true, required: true, minLength: 0, maxLength: 255, patternId, acceptedPattern: '*' })

type Options = Omit<FieldSchemaOptions, 'name' | 'keys'>

const chosen = (rule: FieldConfig, options: Options) => ({
  /** The new payment password; six digits unless the merchant has another rule. */
  newPassword: paymentPasswordSchema(rule, { ...options, name: 'newPassword' }),
  /** The new payment password again; always equal to `newPassword`. */
  confirmNewPassword: typedAgain(rule),
})

const repeated = repeats('newPassword', 'confirmNewPassword')

/** A new payment password that follows the rule, entered twice. */
export const paymentPasswordSetupSchema = (rule: FieldConfig, options: Options = {}) =>
  z.object(chosen(rule, options)).check(repeated)

/** A first payment password, or a replacement for a forgotten one. */
export type PaymentPasswordSetup = EntryOf<typeof paymentPasswordSetupSchema>

/** A new payment password and the current one, which may follow an older rule. */
export const paymentPasswordChangeSchema = (rule: FieldConfig, options: Options = {}) =>
  z
    .object({
      /** The current payment password. */
      oldPassword: typedAgain(rule),
      ...chosen(rule, options),
    })
    .check(repeated)

/** A change of the payment password. */
export type PaymentPasswordChange = EntryOf<typeof paymentPasswordChangeSchema>
