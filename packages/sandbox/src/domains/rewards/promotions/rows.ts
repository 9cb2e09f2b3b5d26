import type { Words } from '../../../core/words/Words.ts'
import type { TicketKind } from '../tickets/rows.ts'
import type { GameWeights } from '../../money/wagering/rows.ts'

/** Origin of a reward, in the platform's spelling; REFERRAL and LOGIN are keys of the same fact. */
export type RewardType =
  | 'MANUAL'
  | 'RAFFLE'
  | 'UPGRADE_BONUS'
  | 'MISSION'
  | 'NEW_REGISTER'
  | 'RANK_BOARD'
  | 'DEPOSIT'
  | 'FIRST_DEPOSIT'
  | 'SIGNUP'
  | 'REFERRAL'
  | 'LOGIN'
  | 'TICKET'
  | 'GIFT_CODE'
  | 'EVENT'

/** `P` waits for the operator, `I` waits for the member. The others are final. */
export type RewardStatus = 'P' | 'I' | 'claimed' | 'refused' | 'expired'

/** A reward promised to a member: money, points, a ticket. It is claimed once, declined, or expires. */
export interface Reward {
  readonly id: number
  readonly memberId: number
  readonly type: RewardType
  /**
   * What it was given for, e.g. `mission/daily-rounds/2026-11-21`. Each source gives a member one reward, however often
   * and from wherever it is requested.
   */
  readonly source: string
  readonly name: Words
  /** Minor units. */
  readonly amount: bigint
  readonly points: bigint
  /** Kind of the ticket that comes with it. */
  readonly ticket: TicketKind | null
  /** The amount must be staked this many times; 0 means no requirement. */
  readonly multiple: number
  readonly weights: GameWeights
  /** Days to meet the wagering requirement, counted from the claim. */
  readonly wageringDays: number
  readonly status: RewardStatus
  readonly issuedAt: number
  readonly expiresAt: number
  readonly decidedAt: number | null
  /** Remark by the operator. */
  readonly remark: string
  /** A recurring gift, paid from the budget of gifts. */
  readonly fromBonusBudget?: true
  /** Owner of that budget, when it is not the member: a friend. */
  readonly bonusBudgetOf?: number
}

/** A member's application for a promotion; the operator decides it. */
export interface Application {
  readonly id: number
  readonly memberId: number
  readonly merchant: string
  readonly promotionId: string
  readonly comment: string
  /** WhatsApp or Zalo id, where the promotion requires one. */
  readonly contact: string
  readonly pictures: readonly { readonly name: string; readonly bytes: number }[]
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly at: number
  readonly decidedAt: number | null
  readonly remark: string
}

/** A member's choice of an offer that begins with a deposit. */
export interface OptIn {
  readonly memberId: number
  readonly promotionId: string
  /** Start of the span in which the offer can be taken once; 0 for once-only offers. */
  readonly span: number
  /** The deposit it was chosen with; null for the next one. */
  readonly depositId: string | null
  readonly at: number
}

/** Days in a row with a daily check-in. */
export interface SignInStreak {
  readonly memberId: number
  /** The market's calendar day of the last check-in, yyyy-MM-dd. */
  readonly day: string
  /** 1 to 7; starts again after the seventh. */
  readonly streak: number
}
