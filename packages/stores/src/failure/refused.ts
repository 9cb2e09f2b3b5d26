import { PlatformError } from '@croupier/api'
import { failureText, type FailureText } from './failureText.ts'

/** A write that was not carried out: the reason, and the form field it belongs to, if the platform names one. */
export interface Refused {
  readonly kind: 'refused'
  readonly text: FailureText
  readonly field?: string
}

/** Converts the rejection of a write into an outcome. */
export function refused(failure: unknown): Refused {
  const [field] = failure instanceof PlatformError ? failure.fields : []
  const isUnknown = failure instanceof PlatformError && !failure.declared && { isUnknown: true as const }
  return { kind: 'refused', text: { ...failureText(failure), ...isUnknown }, ...(field !== undefined && { field }) }
}
