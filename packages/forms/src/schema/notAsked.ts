import * as z from 'zod/mini'
import type { FieldSchema } from './fieldSchema.ts'

/** A field that is not shown at the moment: what was typed into it is not checked, and goes out as empty text. */
export const notAsked: FieldSchema = z.pipe(
  z.string(),
  z.transform(() => ''),
)
