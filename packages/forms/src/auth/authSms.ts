import type { Outcome } from '../form/refusal.ts'
import type { SmsPort } from '../verification/SmsPort.ts'
import { authMessage } from './authMessage.ts'
import { AuthFailure, type AuthPort, type ProvedIdentity, type SentCode } from './AuthPort.ts'

/** Phone authentication as the forms take it. */
export interface AuthSms {
  /** Goes into {@link SmsPort} as its `send`; the countdown of 60 seconds is the caller's to keep [S-122]. */
  readonly send: SmsPort['send']
  /** Verifies the last requested number with the typed code; a refusal names the field `verificationCode`. */
  readonly prove: (code: string) => Promise<ProvedIdentity | { readonly refusal: NonNullable<Outcome> }>
}

/**
 * Lets a form with a mobile number and a code work by another provider's phone authentication in place of the
 * platform's own messages: `send` on the button, `prove` before the form's values are sent.
 *
 * @param onSent called once a code was sent; starts the countdown.
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
        // If no code was sent, the one that was typed is an old one.
        if (!sent) throw new AuthFailure('code-expired')
        return await sent.confirm(code)
      } catch (failure) {
        return { refusal: { fields: { verificationCode: authMessage(failure) } } }
      }
    },
  }
}
