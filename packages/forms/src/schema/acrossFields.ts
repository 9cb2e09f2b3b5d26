import type { Path } from 'react-hook-form'
import * as z from 'zod/mini'
import { faultIssue, faultOfIssue, type Fault } from './fieldSchema.ts'

/** A fault and the path of its field, e.g. `tiers.0.rate`. */
export type PlacedFault<Values> = readonly [field: Path<Values>, fault: Fault]

/**
 * Checks rules that span several fields of a form. Runs even while single fields are invalid, so that all faults show
 * together; `faultsOf` must therefore handle any text.
 */
export const acrossFields = <Values>(faultsOf: (values: Values) => readonly PlacedFault<Values>[]) =>
  z.check<Values>(
    (payload) => {
      for (const [field, fault] of faultsOf(payload.value)) {
        payload.issues.push(faultIssue(payload.value, fault, field.split('.')))
      }
    },
    { when: () => true },
  )

/** The first fault that a field's schema finds in a value. */
export const faultOf = (schema: z.ZodMiniType, value: unknown): Fault | undefined => {
  const issue = z.safeParse(schema, value).error?.issues[0]
  return issue && faultOfIssue(issue)
}
