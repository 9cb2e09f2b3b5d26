import { fieldSchema, type FieldSchema } from './fieldSchema.ts'

/** Bounds of a text in a person's own words, in user-perceived characters. */
export interface TextBounds {
  readonly min?: number
  readonly max: number
  readonly required?: boolean
}

/** A person's own words: any characters within bounds [S-335]. */
export const plainText = ({ min = 0, max, required = false }: TextBounds): FieldSchema =>
  fieldSchema(
    { enabled: true, required, minLength: min, maxLength: max, patternId: 0 },
    { keys: { length: min > 0 ? 'field.length' : 'field.longest', format: 'field.longest' } },
  )
