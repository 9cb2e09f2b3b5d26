import type { Outcome } from '@croupier/forms'
import type { Refused } from '@croupier/stores'
import { rejectionOf } from './rejectionOf.ts'

/** How a store's step ended. */
export type StepOutcome = { readonly kind: 'done' | 'ignored' } | Refused

/**
 * How a step of a store ended, in a form's terms: a rejection at its field; no message if the step was not carried out
 * because another was pending or the person cancelled. The input stays then.
 */
export const formOutcome = (outcome: StepOutcome): Outcome => {
  if (outcome.kind === 'refused') return rejectionOf(outcome.text, outcome.field)
  return outcome.kind === 'ignored' ? {} : undefined
}
