import * as z from 'zod/mini'
import { agreedSchema } from './agreedSchema.ts'
import { faultIssue } from '../schema/fieldSchema.ts'
import { repeats } from '../password/passwordRule.ts'
import type { ConfigProblem, FieldConfigs } from '../schema/FieldConfig.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { shownFields } from '../schema/formSchema.ts'
import type { PatternEngine } from '../schema/patternEngine.ts'
import { registerField, registerFieldOrder, type RegisterContext, type RegisterFieldName } from './registerFields.ts'

/** Values of a registration. */
export type RegisterValues = Record<RegisterFieldName, string> & {
  terms: boolean
  declaration?: boolean | undefined
}

/** A valid registration: the shown fields, normalised. */
export type RegisterEntry = Partial<Record<RegisterFieldName, string>>

/** Rules of a registration. */
export interface RegisterRules extends RegisterContext {
  /** From `registerConfigs` or `mobileRegisterConfigs`. */
  readonly configs: FieldConfigs
  /** The fields in visual order. Default: those of registration by user name. */
  readonly order?: readonly RegisterFieldName[] | undefined
  /** The form asks to confirm who may not play. */
  readonly declares?: boolean | undefined
  readonly engine?: PatternEngine | undefined
  readonly report?: ((problem: ConfigProblem) => void) | undefined
}

const declaration = z.boolean().check((payload) => {
  if (!payload.value) payload.issues.push(faultIssue(false, { code: 'not_empty', key: 'please_declare' }))
})
const unasked = z.optional(z.boolean())

/**
 * The schema of a registration, its fields in visual order.
 *
 * The repeated password is compared even while other fields are invalid, so that all faults show together. Unticked
 * terms fail with the code of an empty field and the prompt to agree.
 */
export const registerSchema = ({
  configs,
  order = registerFieldOrder,
  declares = false,
  engine,
  report,
  ...context
}: RegisterRules): z.ZodMiniType<RegisterEntry, Partial<RegisterValues>> => {
  const fields: Record<string, FieldSchema> = {}
  for (const name of shownFields(configs, order)) {
    const config = configs[name]
    const { schema, faults: keys } = registerField(name)
    if (config) fields[name] = schema?.(config, context) ?? fieldSchema(config, { name, engine, report, keys })
  }
  const checks = fields['confirmPassword'] ? [repeats('password', 'confirmPassword')] : []
  return z.pipe(
    z.object({ ...fields, declaration: declares ? declaration : unasked, terms: agreedSchema }).check(...checks),
    z.transform(({ terms: _agreed, declaration: _declared, ...entry }): RegisterEntry => entry),
  )
}
