/** How far a requirement has come: bound, met, given up by the member, or run out. */
export type WageringStatus = 'open' | 'met' | 'ended' | 'expired'

/** What share of a stake counts, in percent, by game type; a type that is left out counts whole. */
export type GameWeights = Readonly<Record<string, number>>

/**
 * A bonus that was paid and what has to be staked before it may be withdrawn. The bonus is on the member's account from
 * the start and can be played with; while the row is open, that much of the balance is bound.
 */
export interface Wagering {
  /** The reward it came with; also the reference of the ledger's `bonus`. */
  readonly id: string
  readonly memberId: number
  /** Minor units paid, and bound until the requirement is met. */
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
  /** What was taken back when it was ended or ran out, minor units. */
  readonly takenBack: bigint
}
