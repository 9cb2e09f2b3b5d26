import * as z from 'zod/mini'
import type { FieldConfigs } from './FieldConfig.ts'
import { fieldSchema, type FaultKeys, type FieldSchema, type FieldSchemaOptions } from './fieldSchema.ts'

/** Options of {@link formSchema}. */
export interface FormSchemaOptions extends Omit<FieldSchemaOptions, 'name' | 'keys'> {
  /** Messages of single fields instead of the defaults. */
  readonly keys?: Readonly<Record<string, FaultKeys>>
}

/** The fields that the rules of a form enable, in the given order; a field without rules is not shown. */
export const shownFields = <Name extends string>(configs: FieldConfigs, order: readonly Name[]): readonly Name[] =>
  order.filter((name) => configs[name]?.enabled)

/**
 * The schema of a form: an object of the shown fields in their visual order, each by {@link fieldSchema}.
 *
 * Fields that the rules leave out or switch off are in neither the input nor the output.
 */
export const formSchema = <Name extends string>(
  configs: FieldConfigs,
  order: readonly Name[],
  { keys = {}, ...options }: FormSchemaOptions = {},
): z.ZodMiniObject<Record<Name, FieldSchema>> => {
  const shape: Record<string, FieldSchema> = {}
  for (const name of shownFields(configs, order)) {
    const config = configs[name]
    if (config) shape[name] = fieldSchema(config, { ...options, name, keys: keys[name] })
  }
  return z.object(shape as Record<Name, FieldSchema>)
}
