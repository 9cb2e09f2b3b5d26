import { PlatformError } from '@croupier/api'
import { failureText, type FailureText } from './failureText.ts'

/** A write that was not carried out: why, and the field of the form that the reason belongs to, if it names one. */
export interface Refused {
  readonly kind: 'refused'
  readonly text: FailureText
  readonly field?: string
}

/** Makes an outcome of what a write rejected with. */
export function refused(failure: unknown): Refused {
  const [field] = failure instanceof PlatformError ? failure.fields : []
  const isUnknown = failure instanceof PlatformError && !failure.declared && { isUnknown: true as const }
  return { kind: 'refused', text: { ...failureText(failure), ...isUnknown }, ...(field !== undefined && { field }) }
}
