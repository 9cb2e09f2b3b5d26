import { isApiFailure } from '@croupier/api'

/** Codes of a call that is refused until the member has proved or added something, in a dialog over the page. */
const askedCodes: readonly (string | null)[] = ['step.up.needed', 'account.details.first']

/**
 * True for a call that ended without an outcome to tell: refused because the member would not answer its dialog, or
 * answered after the session had ended.
 */
export const isUnproven = (failure: unknown): boolean =>
  isApiFailure(failure) &&
  (failure.kind === 'PlatformError' ? askedCodes.includes(failure.code) : failure.kind === 'Aborted' && failure.silent)
