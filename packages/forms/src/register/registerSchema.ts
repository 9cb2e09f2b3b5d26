import * as z from 'zod/mini'
import { birthdaySchema } from '../birthday/age.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { presentSchema, repeats } from '../password/passwordRule.ts'
import type { CalendarDate } from '../patterns/calendarDate.ts'
import type { ConfigProblem, FieldConfigs } from '../schema/FieldConfig.ts'
import { faultIssue, type FaultKeys, type FieldSchema } from '../schema/fieldSchema.ts'
import { formSchema } from '../schema/formSchema.ts'
import type { PatternEngine } from '../schema/patternEngine.ts'
import { registerFieldOrder, type RegisterFieldName } from './registerFields.ts'

/** What the fields of a registration hold. */
export type RegisterValues = Record<RegisterFieldName, string> & { terms: boolean }

/** A registration that passed its checks: the shown fields, tidied. */
export type RegisterEntry = Partial<Record<RegisterFieldName, string>>

/** What a registration is checked against. */
export interface RegisterRules {
  /** As given by `registerConfigs` or `mobileRegisterConfigs`. */
  readonly configs: FieldConfigs
  /** The fields in visual order. Default: those of registration by user name. */
  readonly order?: readonly RegisterFieldName[] | undefined
  readonly mobileRule: MobileRule
  readonly minimumAge: number
  readonly today: () => CalendarDate
  readonly engine?: PatternEngine | undefined
  readonly report?: ((problem: ConfigProblem) => void) | undefined
}

const code = 'enter_verification_code'

const keys: Readonly<Record<string, FaultKeys>> = {
  password: { length: 'error_password' },
  payeeName: { format: 'in_payeeName_error' },
  email: { format: 'in_email_incorrect' },
  address: { empty: 'enter_address' },
  captcha: { empty: 'in_vwrite_code' },
  verificationCode: { empty: code, length: code, format: code },
}

/**
 * The schema of a registration, its fields in visual order.
 *
 * The repeated password is compared even while other fields are wrong, so that all faults show at once. Unticked terms
 * fail with the code of an empty field and the prompt to agree [S-143].
 */
export const registerSchema = ({
  configs,
  order = registerFieldOrder,
  mobileRule,
  minimumAge,
  today,
  engine,
  report,
}: RegisterRules): z.ZodMiniType<RegisterEntry, Partial<RegisterValues>> => {
  const fields: Record<string, FieldSchema> = {
    ...formSchema(configs, order, { engine, report, keys }).shape,
  }
  if (fields['confirmPassword']) fields['confirmPassword'] = presentSchema()
  if (fields['birthday'])
    fields['birthday'] = birthdaySchema({ minimumAge, today, required: configs['birthday']?.required ?? true })
  if (fields['mobileNum']) fields['mobileNum'] = mobileSchema(mobileRule)

  const terms = z.boolean().check((payload) => {
    if (!payload.value) payload.issues.push(faultIssue(false, { code: 'not_empty', key: 'please_agree' }))
  })
  const whole = z
    .object({ ...fields, terms })
    .check(...(fields['confirmPassword'] ? [repeats('password', 'confirmPassword')] : []))
  return z.pipe(
    whole,
    z.transform(({ terms: _agreed, ...entry }) => entry as RegisterEntry),
  )
}
