/** A line in a chat room. */
export interface ChatLine {
  readonly id: number
  readonly merchant: string
  readonly room: string
  /** Null for the host. */
  readonly memberId: number | null
  /** Masked, as others see it. */
  readonly name: string
  readonly avatar: string
  readonly text: string
  readonly at: number
}

/** How far a member has read in a room. */
export interface ChatMark {
  readonly memberId: number
  readonly room: string
  /** Id of the last line seen. */
  readonly seen: number
}
