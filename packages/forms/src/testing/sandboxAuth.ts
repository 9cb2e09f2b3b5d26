import type { SocialChannel } from '../login/LoginWays.tsx'
import { AuthFailure, type AuthErrorCode, type AuthPort, type ProvedIdentity } from '../auth/AuthPort.ts'

/** Dependencies of the sandbox's provider. */
export interface SandboxAuthOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number
  /** Replaces the provider's window in tests; resolves with the chosen account, or null if the window is closed. */
  readonly chooseAccount?: ((channel: SocialChannel) => Promise<string | null>) | undefined
}

/** The sandbox's provider, with its test controls. */
export interface SandboxAuth extends AuthPort {
  /** The latest code for a number; no text message is actually sent. */
  readonly codeFor: (mobile: string) => string | undefined
  /** Makes the next call fail with this error, as a real provider might. */
  readonly failNext: (code: AuthErrorCode) => void
}

const codeDigits = 6
const codeLifetimeMs = 10 * 60_000
const mostWrongCodes = 5
const international = /^\+[1-9]\d{7,14}$/

const base64 = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/**
 * An in-memory provider for the sandbox: codes can be read, the clock is the caller's, and identity tokens are unsigned
 * (`alg` none, like those of the Firebase Auth emulator), so no real platform accepts them.
 */
export const createSandboxAuth = ({ now, random, chooseAccount }: SandboxAuthOptions): SandboxAuth => {
  const codes = new Map<string, string>()
  let failure: AuthErrorCode | undefined

  const mayFail = () => {
    const code = failure
    failure = undefined
    if (code) throw new AuthFailure(code)
  }

  const identity = (firebaseChannel: ProvedIdentity['firebaseChannel'], subject: string): ProvedIdentity => {
    const iat = Math.floor(now() / 1000)
    const claims = { iss: 'croupier-sandbox', sub: `${firebaseChannel}:${subject}`, iat, exp: iat + 3600 }
    return { firebaseChannel, firebaseIdToken: `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.` }
  }

  const drawCode = () =>
    Math.floor(random() * 10 ** codeDigits)
      .toString()
      .padStart(codeDigits, '0')

  return {
    async sendCode(mobile) {
      mayFail()
      if (mobile === '') throw new AuthFailure('missing-phone-number')
      if (!international.test(mobile)) throw new AuthFailure('invalid-phone-number')
      const code = drawCode()
      const sentAt = now()
      let wrong = 0
      codes.set(mobile, code)
      return {
        async confirm(typed) {
          mayFail()
          if (typed === '') throw new AuthFailure('missing-verification-code')
          if (wrong >= mostWrongCodes) throw new AuthFailure('too-many-requests')
          if (now() - sentAt > codeLifetimeMs || codes.get(mobile) !== code) throw new AuthFailure('code-expired')
          if (typed !== code) {
            wrong++
            throw new AuthFailure('invalid-verification-code')
          }
          codes.delete(mobile)
          return identity('sms', mobile)
        },
      }
    },
    prepare: async () => undefined,
    async signIn(channel) {
      mayFail()
      const account = chooseAccount ? await chooseAccount(channel) : null
      if (account === null) throw new AuthFailure('popup-closed-by-user')
      return identity(channel, account)
    },
    async signInWithCredential(channel, { idToken, accessToken }) {
      mayFail()
      const subject = idToken ?? accessToken
      if (!subject) throw new AuthFailure('unknown')
      return identity(channel, subject)
    },
    codeFor: (mobile) => codes.get(mobile),
    failNext: (code) => {
      failure = code
    },
  }
}
