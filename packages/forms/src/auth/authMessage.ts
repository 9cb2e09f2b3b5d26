import type { Message } from '../text/message.ts'
import { AuthFailure, authErrorCodes, type AuthErrorCode } from './AuthPort.ts'

/** Minutes that the text for too many requests asks to wait [S-126]. */
const waitMinutes = 5

const known: ReadonlySet<string> = new Set(authErrorCodes)

/** Maps the provider's error to a failure with a message; any other is `unknown` [S-127]. */
export const authErrorCode = (providerCode: string): AuthErrorCode => {
  const code = providerCode.replace(/^auth\//, '')
  return known.has(code) ? (code as AuthErrorCode) : 'unknown'
}

/** What a failure offers: another code, another try, or only the message [S-128]. */
export type AuthWayOn = 'send-again' | 'try-again' | undefined

const tryAgain: ReadonlySet<AuthErrorCode> = new Set([
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
])

/** The next step after a failure: send an expired code again, reopen a closed window [S-128]. */
export const authWayOn = (failure: unknown): AuthWayOn => {
  if (!(failure instanceof AuthFailure)) return undefined
  if (failure.code === 'code-expired') return 'send-again'
  return tryAgain.has(failure.code) ? 'try-again' : undefined
}

/** The message for a failed phone or social sign-in [S-126]; for anything else, that of `unknown` [S-127]. */
export const authMessage = (failure: unknown): Message => {
  const code = failure instanceof AuthFailure ? failure.code : 'unknown'
  return code === 'too-many-requests'
    ? { key: 'auth/too-many-requests', values: { minutes: waitMinutes } }
    : { key: `auth/${code}` }
}
