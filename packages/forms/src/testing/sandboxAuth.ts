import type { SocialChannel } from '../login/LoginWays.tsx'
import { AuthFailure, type AuthErrorCode, type AuthPort, type ProvedIdentity } from '../auth/AuthPort.ts'

/** Dependencies of the sandbox's provider. */
export interface SandboxAuthOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** A number from 0 to below 1. */
  readonly random: () => number
  /** Plays the provider's window; resolves with the account chosen there, or null when the window is closed. */
  readonly chooseAccount?: ((channel: SocialChannel) => Promise<string | null>) | undefined
}

/** The sandbox's provider, with its test controls. */
export interface SandboxAuth extends AuthPort {
  /** The code last sent to a number; the text message is never sent. */
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
 * A provider for the sandbox, in memory: codes can be read, the clock is the caller's, and identity tokens are unsigned
 * (`alg` none, as an Auth emulator's are), so that no real platform accepts one.
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
