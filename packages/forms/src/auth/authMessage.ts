import type { Message } from '../text/message.ts'
import { AuthFailure, authErrorCodes, type AuthErrorCode } from './AuthPort.ts'

/** Waiting time named in the message for too many requests. */
const waitMinutes = 5

const known: ReadonlySet<string> = new Set(authErrorCodes)

/** Maps a provider's error code to one that has a message; all others become `unknown`. */
export const authErrorCode = (providerCode: string): AuthErrorCode => {
  const code = providerCode.replace(/^auth\//, '')
  return known.has(code) ? (code as AuthErrorCode) : 'unknown'
}

/** What the user can do after a failure: request a new code, try again, or nothing. */
export type AuthWayOn = 'send-again' | 'try-again' | undefined

const tryAgain: ReadonlySet<AuthErrorCode> = new Set([
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
])

/** The next step after a failure: a new code if it has expired, or another try if window or network failed. */
export const authWayOn = (failure: unknown): AuthWayOn => {
  if (!(failure instanceof AuthFailure)) return undefined
  if (failure.code === 'code-expired') return 'send-again'
  return tryAgain.has(failure.code) ? 'try-again' : undefined
}

/** The message for a failed phone or social login; for anything else, that of `unknown`. */
export const authMessage = (failure: unknown): Message => {
  const code = failure instanceof AuthFailure ? failure.code : 'unknown'
  return code === 'too-many-requests'
    ? { key: 'auth/too-many-requests', values: { minutes: waitMinutes } }
    : { key: `auth/${code}` }
}
