/** Statuses of a deposit, in the order they can be reached. */
export type DepositStatus = 'ordered' | 'submitted' | 'matching' | 'credited' | 'rejected' | 'expired'

/** A deposit, from its order to its end. */
export interface Deposit {
  /** Id of the order; also of the deposit it becomes. */
  readonly id: string
  /** Reference to copy into the transfer. */
  readonly orderReference: string
  readonly memberId: number
  readonly merchant: string
  readonly method: string
  /** Minor units credited at the end. */
  readonly amount: bigint
  /** The channel's charge on top, minor units. */
  readonly fee: bigint
  readonly currency: string
  readonly receiverName: string
  readonly receiverNumber: string
  /** Number or account the member paid from; empty until submitted. */
  readonly sender: string
  /** Name on the sending account: for a bank transfer given with the order, otherwise when submitted. */
  readonly senderName: string
  /** The channel's own transaction reference, normalised; empty until submitted. */
  readonly reference: string
  /** Names of the receipt pictures handed in. The sandbox does not keep the pictures. */
  readonly proofs: readonly string[]
  readonly status: DepositStatus
  /** When each status was reached. */
  readonly reachedAt: Readonly<Partial<Record<DepositStatus, number>>>
  /** The receiver's details are valid until then. */
  readonly expiresAt: number
  /** When a submitted deposit credits itself, or null when the operator decides. */
  readonly creditAt: number | null
  /** Reason of a rejection; empty otherwise. */
  readonly reason: string
  /** The withdrawal that this deposit pays, if matched (C2C). */
  readonly withdrawalId: string | null
}
