import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'

const key = 'enter_verification_code'

/** A code that comes by SMS: digits only, at most 255 of them, no other rule of length [S-142]. */
export const verificationCodeRule: FieldConfig = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: 6,
}

/** The check of a code that comes by SMS. */
export const verificationCodeSchema = (): FieldSchema =>
  fieldSchema(verificationCodeRule, { keys: { empty: key, length: key, format: key } })
