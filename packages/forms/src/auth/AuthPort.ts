import type { SocialChannel } from '../login/LoginWays.tsx'

/** Failures of a phone or social login that have a message. Any other is reported as `unknown`. */
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

/** A failure that has a message for the user. */
export type AuthErrorCode = (typeof authErrorCodes)[number]

/** A phone or social login that failed. `cause` holds the provider's own error, for the log only. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'
  readonly code: AuthErrorCode
  constructor(code: AuthErrorCode, cause?: unknown) {
    super(`auth/${code}`, { cause })
    this.code = code
  }
}

/** An identity verified by the provider; both values go into the login or registration. */
export interface ProvedIdentity {
  /** How the person logged in: by a code, or with a provider. */
  readonly firebaseChannel: 'sms' | SocialChannel
  /** Token that the platform verifies with Firebase. */
  readonly firebaseIdToken: string
}

/** A code that was sent to a phone. */
export interface SentCode {
  /** Verifies the number with the code; after a wrong code the user can try again. */
  readonly confirm: (code: string) => Promise<ProvedIdentity>
}

/** A credential from another provider, e.g. from its own button on the page. */
export interface SocialCredential {
  /** OpenID Connect token: of Google or Telegram. */
  readonly idToken?: string
  /** OAuth access token: of Facebook, or instead of an id token. */
  readonly accessToken?: string
}

/**
 * Login through another provider: by phone, or with a social account. Every call rejects only with an {@link
 * AuthFailure}.
 */
export interface AuthPort {
  /** Sends a code to a number in international form, `+639171234567`. */
  readonly sendCode: (mobile: string) => Promise<SentCode>
  /** Preloads what {@link signIn} needs, so the window opens within the user's press and is not blocked. */
  readonly prepare: () => Promise<void>
  /** Logs the user in through the provider's own window. */
  readonly signIn: (channel: SocialChannel) => Promise<ProvedIdentity>
  /** Logs in with a credential the page already has. */
  readonly signInWithCredential: (channel: SocialChannel, credential: SocialCredential) => Promise<ProvedIdentity>
}

/** Login with a social account, without phone login. */
export type SocialAuth = Pick<AuthPort, 'prepare' | 'signIn'>
