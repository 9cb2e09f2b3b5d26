import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'

const key = 'enter_verification_code'

/** Rule of a code sent by SMS: digits only, at most 255, no other length rule [S-142]. */
export const verificationCodeRule: FieldConfig = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: 6,
}

/** Validates a code sent by SMS. */
export const verificationCodeSchema = (): FieldSchema =>
  fieldSchema(verificationCodeRule, { keys: { empty: key, length: key, format: key } })
