/** What a trusted contact may be told. */
export type Topic = 'limit' | 'break' | 'loosened'

/** A member's trusted contact; keyed by the member's number. */
export interface TrustedContact {
  readonly memberId: number
  readonly name: string
  readonly email: string
  readonly tells: readonly Topic[]
  readonly state: 'asked' | 'agreed' | 'declined'
  /** The code in the email with which the person answers. */
  readonly code: string
  readonly askedAt: number
  readonly answeredAt: number | null
}

/** An email to a trusted contact. The sandbox sends no email: its operator reads it. */
export interface TrustedLetter {
  readonly id: number
  readonly memberId: number
  readonly email: string
  /** `ask` asks for consent, `end` says that no more messages will follow. */
  readonly about: Topic | 'ask' | 'end'
  /** Only in an email that asks. */
  readonly code: string | null
  readonly at: number
}
