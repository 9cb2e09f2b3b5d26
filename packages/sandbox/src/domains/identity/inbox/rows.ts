import type { Value } from '@croupier/api'
import type { MessageKey } from './texts.ts'

/** A message to one member, or from the member to customer service. */
export interface MemberMessage {
  readonly id: number
  readonly memberId: number
  /** Text key of the message, e.g. `info_deposit_arrival`; the member's own messages have no text. */
  readonly key: MessageKey | 'service.question'
  /** Texts, and amounts in minor units. */
  readonly values: readonly (string | bigint)[]
  /** The row it is about. */
  readonly about?: NonNullable<Value<'inbox.detail'>['about']>
  readonly at: number
  readonly read: boolean
}

/** A message that is in the inbox: any but the member's own. */
export type InboxMessage = MemberMessage & { readonly key: MessageKey }

/** Topics of a feedback. */
export type FeedbackKind = 'deposit' | 'withdrawal' | 'game' | 'service' | 'application' | 'other'

/** A feedback or complaint. Anyone with the reference may read the answer. */
export interface Feedback {
  /** Unguessable, because it gives access to the answer. */
  readonly reference: string
  readonly merchant: string
  readonly kind: FeedbackKind
  readonly content: string
  readonly contact: string
  readonly at: number
  readonly status: 'open' | 'answered'
  readonly answer: string
  readonly answeredAt: number | null
}
