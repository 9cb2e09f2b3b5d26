/** State of a requirement: open, met, ended by the member, or expired. */
export type WageringStatus = 'open' | 'met' | 'ended' | 'expired'

/** Share of a stake that counts, in percent, by game type; missing types count in full. */
export type GameWeights = Readonly<Record<string, number>>

/**
 * A bonus that was paid and what must be staked before it may be withdrawn. Its money is on a separate account, shown
 * in the wallet and staked after the member's own money; it becomes the member's own when the terms are met.
 */
export interface Wagering {
  /** Id of its reward; also the reference of the ledger's `bonus`. */
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
  /** Amount forfeited when it ended or expired, winnings from it included; minor units. */
  readonly takenBack: bigint
}

/** Source of a part of a stake: the member's own money (null), or a bonus. The payout returns the same way. */
export interface StakeSource {
  /** The bonus's wagering row. */
  readonly bonus: string | null
  /** Minor units. */
  readonly amount: bigint
}
