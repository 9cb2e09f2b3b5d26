import type { Outcome } from '@croupier/forms'
import type { Refused } from '@croupier/stores'
import { refusalOf } from './refusalOf.ts'

/** How a store's step ended. */
export type StepOutcome = { readonly kind: 'done' | 'ignored' } | Refused

/**
 * How a step of a store ended, as a form takes it: a refusal at its field, and nothing to say for a step that was not
 * carried out because another one was, or because the person decided against it. What was entered then stays.
 */
export const formOutcome = (outcome: StepOutcome): Outcome => {
  if (outcome.kind === 'refused') return refusalOf(outcome.text, outcome.field)
  return outcome.kind === 'ignored' ? {} : undefined
}
