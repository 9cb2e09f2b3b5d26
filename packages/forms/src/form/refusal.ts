import type { Message } from '../text/message.ts'

/**
 * Why what a person sent was not taken. A submit handler resolves with one; it does not throw for an answer it knows.
 *
 * `fields` places messages at the fields they speak of [S-156]; `message` is for the form as a whole. A message for a
 * field that is not shown is said with the whole form's.
 */
export interface Refusal {
  readonly message?: Message
  readonly fields?: Readonly<Record<string, Message>>
}

/** What a submit handler resolves with: nothing when all is done, else why not. */
export type Outcome<Why extends Refusal = Refusal> = Why | undefined | void
