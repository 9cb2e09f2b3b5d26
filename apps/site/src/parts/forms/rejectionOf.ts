import type { Message, Rejection } from '@croupier/forms'
import type { FailureText } from '@croupier/stores'

/** A failure's text for a form: the platform's own, or a key in the person's language (S-410). */
export const messageOf = ({ key, values, serverMessage }: FailureText): Message =>
  serverMessage === undefined ? { key, ...(values && { values }) } : { text: serverMessage }

/**
 * A failure as a form's rejection: at the field it names, else for the whole form (S-156). The platform's own
 * explanation needs no reference; our general text has one for customer service, and so has a code that is in no
 * contract (S-410).
 */
export const rejectionOf = (failure: FailureText, field?: string): Rejection => ({
  ...(field === undefined ? { message: messageOf(failure) } : { fields: { [field]: messageOf(failure) } }),
  ...((failure.serverMessage === undefined || failure.isUnknown) && { reference: failure.reference }),
})
