import * as z from 'zod/mini'
import type { FieldSchema } from './fieldSchema.ts'

/** A hidden field: its value is not checked and is sent as an empty string. */
export const notAsked: FieldSchema = z.pipe(
  z.string(),
  z.transform(() => ''),
)
