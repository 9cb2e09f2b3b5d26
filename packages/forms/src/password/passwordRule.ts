import type { MessageKey } from '@croupier/locales'
import * as z from 'zod/mini'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchema, type FieldSchemaOptions } from '../schema/fieldSchema.ts'

/** Default rule of the login password: 6 to 20 letters and digits, at least one of each (requirements 1.1.1). */
export const passwordRule: FieldConfig = Object.freeze({
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 20,
  patternId: 5,
})

/** A new password: required even if the platform does not require it. */
export const newPasswordSchema = (rule: FieldConfig, options: Omit<FieldSchemaOptions, 'keys'> = {}): FieldSchema =>
  fieldSchema({ ...rule, enabled: true, required: true }, { ...options, keys: { length: 'error_password' } })

/** Required text in any format: a name or password from an older rule, or the repetition of a new password. */
export const presentSchema = (empty: MessageKey = 'not_empty'): FieldSchema =>
  fieldSchema(
    { enabled: true, required: true, minLength: 0, maxLength: 255, patternId: 0 },
    { keys: { empty, length: 'field.longest' } },
  )

/**
 * Checks that one field repeats another.
 *
 * It runs even while other fields are invalid, so that all faults show together; an empty repetition is reported as
 * empty, not as different.
 */
export const repeats = (name: string, repetition: string) =>
  z.refine<unknown>(
    (values) => {
      const { [name]: first, [repetition]: second } = values as Record<string, unknown>
      return !second || first === second
    },
    {
      path: [repetition],
      error: 'inconsistent_twice',
      params: { fault: { code: 'mismatch', key: 'inconsistent_twice' } },
      when: () => true,
    },
  )
