import { AuthFailure, authErrorCodes, type AuthPort } from '@croupier/forms/auth'

const field = (data: unknown, name: string): string =>
  typeof data === 'object' && data !== null ? String((data as Readonly<Record<string, unknown>>)[name] ?? '') : ''

/** SMS codes as the sandbox's stand-in for Firebase handles them: it sends none, and one code proves every number. */
export const sendStandInCode =
  (merchant: string): AuthPort['sendCode'] =>
  async (mobile) => ({
    async confirm(code) {
      const answer = await fetch('/wps/stand-in/phone', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ merchant, mobile, code }),
      }).catch((failure: unknown) => {
        throw new AuthFailure('network-request-failed', failure)
      })
      const told: unknown = await answer.json().catch(() => null)
      const firebaseIdToken = field(told, 'idToken')
      if (firebaseIdToken !== '') return { firebaseChannel: 'sms', firebaseIdToken }
      throw new AuthFailure(authErrorCodes.find((known) => known === field(told, 'code')) ?? 'unknown')
    },
  })
