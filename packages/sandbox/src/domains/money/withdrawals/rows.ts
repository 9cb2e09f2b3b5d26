import type { CardType } from '../../merchants/merchants/banks.ts'
/** Stages of a withdrawal, in the order they can be reached. The last three are ends; there is no cancelling. */
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

/** A withdrawal from its request to its end. Amounts are minor units. */
export interface Withdrawal {
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly currency: string
  /** Amount taken from the balance. */
  readonly amount: bigint
  /** A code by SMS came with it. */
  readonly byCode?: true
  /** Taken out of the amount when the first payout is made. */
  readonly fee: bigint
  /** Sent and not taken back since; arrived for certain; given back to the member. */
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
  /** May be paid by the deposits of other members. */
  readonly c2c: boolean
  readonly status: WithdrawalStatus
  readonly stages: readonly { readonly stage: WithdrawalStatus; readonly at: number }[]
  /** When it was asked for. */
  readonly at: number
  /** When the platform takes the next step automatically, or null while the operator decides. */
  readonly nextAt: number | null
  /** Why it was rejected or returned; empty otherwise. */
  readonly reason: string
}

/**
 * What became of a payout: nobody answered yet, it arrived, it counts as arrived by time or by the operator, part or
 * nothing of it arrived, or what did not arrive was taken back to be paid again.
 */
export type PayoutStatus = 'waiting' | 'received' | 'automatic' | 'forced' | 'partial' | 'notReceived' | 'reversed'

/** Money sent for a withdrawal, waiting to be confirmed. A withdrawal may need several. */
export interface Payout {
  readonly id: string
  readonly withdrawalId: string
  readonly memberId: number
  /** The deposit that pays it, or null when the merchant does. */
  readonly depositId: string | null
  readonly amount: bigint
  /** What arrived as far as anybody said. */
  readonly received: bigint
  readonly status: PayoutStatus
  readonly paidAt: number
  /**
   * Since when it is certain that money was sent: by the merchant, or by a depositor whose transfer the payment network
   * knows. The time after which no answer counts as received begins here. Null while only the depositor says so.
   */
  readonly provenAt: number | null
  readonly answeredAt: number | null
  readonly comment: string
  /** Names of the pictures handed in. The sandbox does not keep the pictures. */
  readonly proofs: readonly string[]
  readonly reason: string
}

/** A span in which the receivers of a merchant could not answer, whatever kept them from it. */
export interface Closure {
  readonly id: number
  readonly merchant: string
  readonly from: number
  /** Null while it lasts. */
  readonly until: number | null
}

export type { CardType }
