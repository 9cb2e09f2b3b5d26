import * as z from 'zod/mini'
import type { FieldSchema } from './fieldSchema.ts'

/** A field that is not shown at the moment: its value is not checked and is sent as empty text. */
export const notAsked: FieldSchema = z.pipe(
  z.string(),
  z.transform(() => ''),
)
