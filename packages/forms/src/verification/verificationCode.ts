import * as z from 'zod/mini'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { withoutGaps } from '../schema/withoutGaps.ts'

const key = 'enter_verification_code'

/** Rule of a code sent by SMS: digits only, at most 255, no other length rule. */
export const verificationCodeRule: FieldConfig = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: 6,
}

/** Validates a code sent by SMS; messages and keyboards write it in groups too, `246-810`. */
export const verificationCodeSchema = (): FieldSchema =>
  z.pipe(
    z.pipe(z.string(), z.transform(withoutGaps)),
    fieldSchema(verificationCodeRule, { keys: { empty: key, length: key, format: key } }),
  )
