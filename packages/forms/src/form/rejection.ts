import type { Message } from '../text/message.ts'

/** Why a submission was refused. A submit handler resolves with one instead of throwing. */
export interface Rejection {
  /** For the form as a whole. */
  readonly message?: Message
  /** Messages of single fields, by name. A message for a field that is not shown joins the form's. */
  readonly fields?: Readonly<Record<string, Message>>
  /**
   * Identifies the failed request for customer service. Shown with the message: under the form's, with a button that
   * copies it, or after a field's.
   */
  readonly reference?: string | undefined
}

/** Result of a submit handler: undefined after success, else the rejection. */
export type Outcome<Why extends Rejection = Rejection> = Why | undefined | void
