/** How far a requirement has come: bound, met, given up by the member, or run out. */
export type WageringStatus = 'open' | 'met' | 'ended' | 'expired'

/** What share of a stake counts, in percent, by game type; a type that is left out counts whole. */
export type GameWeights = Readonly<Record<string, number>>

/**
 * A bonus that was paid and what has to be staked before it may be withdrawn. Its money is on a separate account, shown
 * in the wallet and played with after the member's own money; it becomes the member's own when the terms are met.
 */
export interface Wagering {
  /** The reward it came with; also the reference of the ledger's `bonus`. */
  readonly id: string
  readonly memberId: number
  /** Minor units paid. */
  readonly bonus: bigint
  /** Stakes needed, minor units, weighted. */
  readonly required: bigint
  /** Weighted stakes so far, never more than `required`. */
  readonly done: bigint
  readonly weights: GameWeights
  readonly openedAt: number
  readonly expiresAt: number
  readonly status: WageringStatus
  /** When it stopped being open. */
  readonly closedAt: number | null
  /** What was taken back when it was ended or ran out, with what was won by it; minor units. */
  readonly takenBack: bigint
}

/** Where a part of a stake came from: the member's own money (null), or a bonus. The payout goes back the same way. */
export interface StakeSource {
  /** The bonus's wagering row. */
  readonly bonus: string | null
  /** Minor units. */
  readonly amount: bigint
}
