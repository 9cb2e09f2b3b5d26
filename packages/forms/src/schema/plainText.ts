import { fieldSchema, type FieldSchema } from './fieldSchema.ts'

/** Length bounds of free text, in user-perceived characters. */
export interface TextBounds {
  readonly min?: number
  readonly max: number
  readonly required?: boolean
}

/** Free text: any characters within bounds [S-335]. */
export const plainText = ({ min = 0, max, required = false }: TextBounds): FieldSchema =>
  fieldSchema(
    { enabled: true, required, minLength: min, maxLength: max, patternId: 0 },
    { keys: { length: min > 0 ? 'field.length' : 'field.longest', format: 'field.longest' } },
  )
