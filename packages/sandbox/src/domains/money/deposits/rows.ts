/** Stages of a deposit, in the order they can be reached. */
export type DepositStatus = 'ordered' | 'submitted' | 'matching' | 'credited' | 'rejected' | 'expired'

/** A deposit, from its order to its end. */
export interface Deposit {
  /** Id of the order; also of the deposit it becomes. */
  readonly id: string
  /** Reference to be copied into the transfer. */
  readonly orderReference: string
  readonly memberId: number
  readonly merchant: string
  readonly method: string
  /** Minor units credited at the end. */
  readonly amount: bigint
  /** Minor units the channel asks on top. */
  readonly fee: bigint
  readonly currency: string
  readonly receiverName: string
  readonly receiverNumber: string
  /** Number or account the member paid from; empty until submitted. */
  readonly sender: string
  /** Name on the account it comes from: told with the order of a bank transfer, else when submitted. */
  readonly senderName: string
  /** The channel's own transaction reference, normalised; empty until submitted. */
  readonly reference: string
  /** Names of the receipt pictures handed in. The sandbox does not keep the pictures. */
  readonly proofs: readonly string[]
  readonly status: DepositStatus
  /** When each stage was reached. */
  readonly reachedAt: Readonly<Partial<Record<DepositStatus, number>>>
  /** The receiver's details hold until then. */
  readonly expiresAt: number
  /** When a submitted deposit credits itself, or null while the operator decides. */
  readonly creditAt: number | null
  /** Why it was rejected; empty otherwise. */
  readonly reason: string
  /** The withdrawal this deposit pays, when one is matched (C2C). */
  readonly withdrawalId: string | null
}
