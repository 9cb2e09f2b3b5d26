import type { Message, Refusal } from '@croupier/forms'
import type { FailureText } from '@croupier/stores'

/** A failure's words as a form says them: the platform's own text, or a key in the person's language (S-410). */
export const messageOf = ({ key, values, serverMessage }: FailureText): Message =>
  serverMessage === undefined ? { key, ...(values && { values }) } : { text: serverMessage }

/**
 * A failure as a form's refusal: at the field it speaks of, else for the form as a whole (S-156). A refusal that the
 * platform explains needs no reference; whoever reads our general text is sent to customer service with one (S-410).
 */
export const refusalOf = (failure: FailureText, field?: string): Refusal => ({
  ...(field === undefined ? { message: messageOf(failure) } : { fields: { [field]: messageOf(failure) } }),
  ...(failure.serverMessage === undefined && { reference: failure.reference }),
})
