import { isApiFailure, type ApiFailure, type ErrorCode } from '@croupier/api'
import type { MessageDescriptor, MessageKey } from '@croupier/locales'
import { limits } from '../config/constants.ts'

/** The text of a failure for the user, and whether a retry can help. */
export interface FailureText extends MessageDescriptor {
  /** A short text to copy for customer service. */
  readonly reference?: string
  /** The platform's code is in no contract: customer service may have to look it up. */
  readonly isUnknown?: true
  /** True when the same action may work if it is tried again. */
  readonly retryable: boolean
}

type CodeText = Pick<FailureText, 'key' | 'values' | 'retryable'>

const once = (key: MessageKey): CodeText => ({ key, retryable: false })
const tooMany: CodeText = {
  key: 'auth/too-many-requests',
  values: { minutes: limits.tooManyRequestsHintMinutes },
  retryable: true,
}

/** Codes that are not from a call of the contract: the account's role, Firebase. */
type OtherCode = 'error_not_agent' | 'member_no_enter' | `auth/${string}`

/** Codes with our own text; all others show the platform's message or the general text. */
const codes: Readonly<Partial<Record<ErrorCode | OtherCode, CodeText>>> = Object.freeze({
  'affiliate.code.invalid': once('invitation_code_error'),
  'user.or.email.unknown': once('in_username_exist'),
  error_not_agent: once('error_not_agent'),
  member_no_enter: once('member_no_enter'),
  TOO_MANY_REQUEST: tooMany,
  TOO_MANY_REQUESTS: tooMany,
  'auth/too-many-requests': tooMany,
  'auth/invalid-phone-number': once('auth/invalid-phone-number'),
  'auth/missing-phone-number': once('auth/missing-phone-number'),
  'auth/invalid-verification-code': once('auth/invalid-verification-code'),
  'auth/missing-verification-code': once('auth/missing-verification-code'),
  'auth/captcha-check-failed': once('auth/captcha-check-failed'),
  'auth/quota-exceeded': once('auth/quota-exceeded'),
  'auth/operation-not-allowed': once('auth/operation-not-allowed'),
  'auth/code-expired': { key: 'auth/code-expired', retryable: true },
  'auth/popup-closed-by-user': { key: 'auth/popup-closed-by-user', retryable: true },
  'auth/popup-blocked': { key: 'auth/popup-blocked', retryable: true },
  'auth/network-request-failed': { key: 'auth/network-request-failed', retryable: true },
  'auth/account-exists-with-different-credential': once('auth/account-exists-with-different-credential'),
  'site.maintenance': once('info_maintenance'),
  'region.restricted': once('info_ip_block'),
  'game.maintenance': once('game.recommend_others'),
})

/**
 * The only place where failures become texts. Every class of the API has a text and a next step; an unknown code shows
 * the platform's message, or a general text with a reference to copy.
 */
export function failureText(failure: unknown): FailureText {
  if (!isApiFailure(failure)) return { key: 'unknown_error', retryable: true }
  return { ...wordsOf(failure), reference: failure.reference }
}

/** The text of a failed login with another provider, by the `code` of its error; any other is unknown. */
export function authFailureText(failure: unknown): FailureText {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : ''
  const key: OtherCode = `auth/${code}`
  return (Object.hasOwn(codes, key) ? codes[key] : undefined) ?? { key: 'auth/unknown', retryable: true }
}

function wordsOf(failure: ApiFailure): Omit<FailureText, 'reference'> {
  switch (failure.kind) {
    case 'Offline':
      return { key: 'errors.offline', retryable: true }
    case 'Network':
      return { key: 'in_network_again', retryable: true }
    case 'Timeout':
      return { key: 'timeout_retry_please', retryable: true }
    case 'Aborted':
      return { key: 'errors.stopped', retryable: true }
    case 'HttpStatus':
      return failure.status === 504
        ? { key: 'timeout_retry_please', retryable: true }
        : { key: 'in_network_again', retryable: true }
    case 'PlatformError':
      return platformWords(failure.code, failure.message, failure.status)
    case 'ContractMismatch':
      return { key: 'errors.unexpected_answer', retryable: failure.side === 'answer' }
    case 'SealFailed':
      return failure.needsHttps
        ? { key: 'errors.needs_https', retryable: false }
        : { key: 'errors.not_protected', retryable: true }
    case 'TokenMissing':
      return { key: 'in_logged_login', retryable: false }
    case 'TokenExpired':
      return { key: 'session.expired', retryable: false, ...spoken(failure.message) }
  }
}

function platformWords(code: string | null, message: string, status: number): Omit<FailureText, 'reference'> {
  const known = code === null ? undefined : codes[code as ErrorCode]
  if (known) return known
  if (status === 504) return { key: 'timeout_retry_please', retryable: true, ...spoken(message) }
  return { key: 'unknown_error', retryable: status >= 500, ...spoken(message) }
}

const spoken = (message: string): { serverMessage?: string } =>
  message.trim() === '' ? {} : { serverMessage: message }

/** The platform's code of a refusal, or null for every other failure. */
export const platformCode = (failure: unknown): string | null =>
  isApiFailure(failure) && failure.kind === 'PlatformError' ? failure.code : null

/** True for refusals that close the whole site, for all visitors or for this one. */
export const closesSite = (failure: unknown): boolean =>
  ['site.maintenance', 'region.restricted'].includes(platformCode(failure) ?? '')

/** True for failures that the session handles, so that they are not explained twice. */
export const isSessionFailure = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.kind === 'TokenExpired' || failure.kind === 'TokenMissing')
