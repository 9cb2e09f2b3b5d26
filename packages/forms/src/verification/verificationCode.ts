import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'

const key = 'enter_verification_code'

/** A code that came by SMS: digits only, at most 255 of them, no other rule of length [S-142]. */
export const verificationCodeSchema = (): FieldSchema =>
  fieldSchema(
    { enabled: true, required: true, minLength: 0, maxLength: 255, patternId: 6 },
    { keys: { empty: key, length: key, format: key } },
  )
