import type { Message, Refusal } from '@croupier/forms'
import type { FailureText } from '@croupier/stores'

/** A failure's words as a form says them: the platform's own text, or a key in the person's language (S-410). */
export const messageOf = ({ key, values, serverMessage }: FailureText): Message =>
  serverMessage === undefined ? { key, ...(values && { values }) } : { text: serverMessage }

/**
 * A failure as a form's refusal: at the field it speaks of, else for the form as a whole (S-156). A refusal that the
 * platform explains needs no reference; our general text has one for customer service, and so has a refusal whose code is
 * in no contract (S-410).
 */
export const refusalOf = (failure: FailureText, field?: string): Refusal => ({
  ...(field === undefined ? { message: messageOf(failure) } : { fields: { [field]: messageOf(failure) } }),
  ...((failure.serverMessage === undefined || failure.isUnknown) && { reference: failure.reference }),
})
