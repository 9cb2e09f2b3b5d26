import * as z from 'zod/mini'
import { faultIssue, type Fault } from './fieldSchema.ts'

/** A fault and the field it stands at; a dotted name for a field inside a list. */
export type PlacedFault = readonly [field: string, fault: Fault]

/**
 * A check of a whole form for rules that read more than one field. It runs even while other fields are wrong, so that all
 * faults show at once; it therefore has to cope with values of any kind of text.
 */
export const acrossFields = <Values extends object>(faultsOf: (values: Values) => readonly PlacedFault[]) =>
  z.check<unknown>(
    (payload) => {
      for (const [field, fault] of faultsOf(payload.value as Values)) {
        payload.issues.push(faultIssue(payload.value, fault, field.split('.')))
      }
    },
    { when: () => true },
  )

/** The first fault a field's schema finds in a value, as a {@link Fault}. */
export const faultOf = (schema: z.ZodMiniType<unknown>, value: unknown): Fault | undefined => {
  const issue = z.safeParse(schema, value).error?.issues[0] as { params?: { fault?: Fault } } | undefined
  return issue && (issue.params?.fault ?? { code: 'not_empty', key: 'not_empty' })
}
