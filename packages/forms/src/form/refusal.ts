import type { Message } from '../text/message.ts'

/** Why a submission was refused. A submit handler resolves with one instead of throwing. */
export interface Refusal {
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

/** What a submit handler resolves with: nothing after success, else the refusal. */
export type Outcome<Why extends Refusal = Refusal> = Why | undefined | void
