/** Stages of a deposit, in the order they can be reached [S-344]. */
export type DepositStatus = 'submitted' | 'matching' | 'credited' | 'rejected' | 'expired'

/** A deposit order. */
export interface Deposit {
  /** Order reference shown to the member, to be copied into the transfer. */
  readonly id: string
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
  /** Number or account the member pays from; empty until given. */
  readonly sender: string
  /** The channel's own transaction reference, normalised; empty until given. */
  readonly reference: string
  readonly status: DepositStatus
  /** When each stage was reached. */
  readonly history: readonly { readonly status: DepositStatus; readonly at: number }[]
  readonly createdAt: number
  /** The receiver's details hold until then. */
  readonly expiresAt: number
  /** When the order is credited by itself, or null while the operator decides. */
  readonly creditAt: number | null
  /** Why it was rejected; empty otherwise. */
  readonly reason: string
}
