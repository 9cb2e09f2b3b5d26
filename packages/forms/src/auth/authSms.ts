import type { Outcome } from '../form/rejection.ts'
import type { SmsPort } from '../verification/SmsPort.ts'
import { authMessage } from './authMessage.ts'
import { AuthFailure, type AuthPort, type ProvedIdentity, type SentCode } from './AuthPort.ts'

/** Phone authentication for the forms. */
export interface AuthSms {
  /** The `send` of an {@link SmsPort}; the caller keeps the 60-second countdown. */
  readonly send: SmsPort['send']
  /** Verifies the last requested number with the typed code; a rejection names the field `verificationCode`. */
  readonly prove: (code: string) => Promise<ProvedIdentity | { readonly rejection: NonNullable<Outcome> }>
}

/**
 * Lets a form with a mobile number and a code use another provider's phone authentication instead of the
 * platform's text messages: call `send` from the button, and `prove` before sending the form's values.
 *
 * @param onSent called after a code has been sent; starts the countdown.
 */
export const authSms = (auth: AuthPort, onSent: () => void): AuthSms => {
  let sent: SentCode | undefined
  return {
    async send({ mobile }) {
      try {
        sent = await auth.sendCode(mobile.international)
        onSent()
        return undefined
      } catch (failure) {
        return { message: authMessage(failure) }
      }
    },
    async prove(code) {
      try {
        // If no code was sent here, the typed one can only be an old one.
        if (!sent) throw new AuthFailure('code-expired')
        return await sent.confirm(code)
      } catch (failure) {
        return { rejection: { fields: { verificationCode: authMessage(failure) } } }
      }
    },
  }
}
