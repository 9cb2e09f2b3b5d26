import { fieldSchema, type FieldSchema } from './fieldSchema.ts'

/** Length bounds of free text, in user-perceived characters. */
export interface TextBounds {
  /** Fewest characters. Default 0. */
  readonly min?: number
  /** Most characters. */
  readonly max: number
  /** Whether it may not be left empty. Default false. */
  readonly required?: boolean
}

/** Free text: any characters within bounds. */
export const plainText = ({ min = 0, max, required = false }: TextBounds): FieldSchema =>
  fieldSchema(
    { enabled: true, required, minLength: min, maxLength: max, patternId: 0 },
    { keys: { length: min > 0 ? 'field.length' : 'field.longest', format: 'field.longest' } },
  )
