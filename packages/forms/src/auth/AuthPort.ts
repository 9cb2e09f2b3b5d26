import type { SocialChannel } from '../login/LoginWays.tsx'

/** Failures of a phone or social sign-in with a text for the user [S-126]. Anything else is `unknown` [S-127]. */
export const authErrorCodes = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
  'account-exists-with-different-credential',
] as const

/** One of the failures with a text for the user. */
export type AuthErrorCode = (typeof authErrorCodes)[number]

/** A phone or social sign-in that did not succeed. `cause` holds the provider's own error, for the log only. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'
  readonly code: AuthErrorCode
  constructor(code: AuthErrorCode, cause?: unknown) {
    super(`auth/${code}`, { cause })
    this.code = code
  }
}

/** Somebody the provider has proved; both go into the login or registration [S-095] [S-152]. */
export interface ProvedIdentity {
  readonly firebaseChannel: 'sms' | SocialChannel
  readonly firebaseIdToken: string
}

/** A code being sent to a phone. */
export interface SentCode {
  /** Proves the number by the code; a wrong code may be mended and tried again. */
  readonly confirm: (code: string) => Promise<ProvedIdentity>
}

/** A credential that another provider gave, e.g. by its own button on the page. */
export interface SocialCredential {
  readonly idToken?: string
  readonly accessToken?: string
}

/** Seconds until another code can be requested: a provider's answer names none [S-122]. */
export const authCountdownSeconds = 60

/**
 * Sign-in by another provider: by phone, or with an account people have elsewhere [S-090]. Every call rejects with an
 * {@link AuthFailure} and nothing else.
 */
export interface AuthPort {
  /** Sends a code to a number in international form, `+639171234567`. */
  readonly sendCode: (mobile: string) => Promise<SentCode>
  /** Loads what {@link signIn} needs, so that the press that follows opens its window before the browser blocks it. */
  readonly prepare: () => Promise<void>
  /** Lets the person sign in in the provider's own window. */
  readonly signIn: (channel: SocialChannel) => Promise<ProvedIdentity>
  /** The same with a credential the page already has. */
  readonly signInWithCredential: (channel: SocialChannel, credential: SocialCredential) => Promise<ProvedIdentity>
}

/** Sign-in with an account people have elsewhere, without the phone. */
export type SocialAuth = Pick<AuthPort, 'prepare' | 'signIn'>
