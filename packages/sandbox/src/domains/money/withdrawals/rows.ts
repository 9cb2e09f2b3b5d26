import type { CardType } from '../../merchants/merchants/banks.ts'
/** Statuses of a withdrawal, in the order they can be reached. The last three are final; members cannot cancel. */
export type WithdrawalStatus =
  | 'requested'
  | 'reviewing'
  | 'approved'
  | 'paying'
  | 'paid'
  | 'waiting'
  | 'disputed'
  | 'received'
  | 'rejected'
  | 'returned'

/** A withdrawal from request to end. Amounts are minor units. */
export interface Withdrawal {
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly currency: string
  /** Amount taken from the balance. */
  readonly amount: bigint
  /** It was requested with an SMS code. */
  readonly byCode?: true
  /** Deducted from the amount with the first payout. */
  readonly fee: bigint
  /** Sent and not taken back since; known to have arrived; returned to the member. */
  readonly sent: bigint
  readonly received: bigint
  readonly returned: bigint
  /** Still held by the platform for this withdrawal. */
  readonly held: bigint
  readonly feeTaken: boolean
  readonly cardType: CardType
  readonly bankCardId: string
  readonly bankName: string
  readonly accountNumber: string
  readonly accountName: string
  /** Other members' deposits may pay it. */
  readonly c2c: boolean
  readonly status: WithdrawalStatus
  readonly stages: readonly { readonly stage: WithdrawalStatus; readonly at: number }[]
  /** When it was requested. */
  readonly at: number
  /** When the platform takes the next step automatically, or null when the operator decides. */
  readonly nextAt: number | null
  /** Reason of a rejection or return; empty otherwise. */
  readonly reason: string
}

/**
 * State of a payout: unanswered, received, received by time or by the operator, missing in part or
 * in full, or the missing part was taken back to be paid again.
 */
export type PayoutStatus = 'waiting' | 'received' | 'automatic' | 'forced' | 'partial' | 'notReceived' | 'reversed'

/** Money sent for a withdrawal, to be confirmed by the member. A withdrawal may need several. */
export interface Payout {
  readonly id: string
  readonly withdrawalId: string
  readonly memberId: number
  /** The deposit that pays it, or null when the merchant pays. */
  readonly depositId: string | null
  readonly amount: bigint
  /** The amount that arrived, as far as reported. */
  readonly received: bigint
  readonly status: PayoutStatus
  readonly paidAt: number
  /**
   * When it became certain that money was sent: by the merchant, or by a depositor whose transfer the payment network
   * knows. The time to answer starts here. Null while only the depositor claims it.
   */
  readonly provenAt: number | null
  readonly answeredAt: number | null
  readonly comment: string
  /** Names of the pictures handed in. The sandbox does not keep the pictures. */
  readonly proofs: readonly string[]
  readonly reason: string
}

/** A span in which a merchant's receivers could not answer, for whatever reason. */
export interface Closure {
  readonly id: number
  readonly merchant: string
  readonly from: number
  /** Null while it continues. */
  readonly until: number | null
}

export type { CardType }
