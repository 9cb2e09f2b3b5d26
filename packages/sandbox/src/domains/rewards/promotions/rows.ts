import type { Words } from '../../../core/words/Words.ts'
import type { TicketKind } from '../tickets/rows.ts'
import type { GameWeights } from '../../money/wagering/rows.ts'

/** What a reward came from, in the platform's spelling; REFERRAL and LOGIN are keys of the same fact. */
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

/** `P` waits for the operator, `I` waits for the member. The rest is final. */
export type RewardStatus = 'P' | 'I' | 'claimed' | 'refused' | 'expired'

/** Something promised to a member: money, points, a ticket. It is claimed once, refused, or runs out. */
export interface Reward {
  readonly id: number
  readonly memberId: number
  readonly type: RewardType
  /**
   * What it was given for, e.g. `mission/daily-rounds/2026-11-21`. One source gives a member one reward, however often
   * and from wherever it is asked for.
   */
  readonly source: string
  readonly name: Words
  /** Minor units. */
  readonly amount: bigint
  readonly points: bigint
  /** Kind of the ticket that comes with it. */
  readonly ticket: TicketKind | null
  /** The amount has to be staked this many times; 0 leaves it free. */
  readonly multiple: number
  readonly weights: GameWeights
  /** Days to meet the wagering in, counted from the claim. */
  readonly wageringDays: number
  readonly status: RewardStatus
  readonly issuedAt: number
  readonly expiresAt: number
  readonly decidedAt: number | null
  /** A word of the operator. */
  readonly remark: string
  /** Comes again and again: what it is worth came out of the budget of gifts. */
  readonly fromPurse?: true
  /** Whose budget that was, when it is not the member's own: a friend's. */
  readonly purseOf?: number
}

/** A member's application for a promotion; the operator decides it. */
export interface Application {
  readonly id: number
  readonly memberId: number
  readonly merchant: string
  readonly promotionId: string
  readonly comment: string
  /** WhatsApp or Zalo id, where the promotion asks for one. */
  readonly contact: string
  readonly pictures: readonly { readonly name: string; readonly bytes: number }[]
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly at: number
  readonly decidedAt: number | null
  readonly remark: string
}

/** A member who chose an offer that begins with a deposit. */
export interface OptIn {
  readonly memberId: number
  readonly promotionId: string
  /** Start of the span the offer may be taken once in; 0 for offers that are taken once ever. */
  readonly span: number
  /** The deposit it was chosen with; null for the next one. */
  readonly depositId: string | null
  readonly at: number
}

/** Days in a row on which the member came for the sign-in reward. */
export interface SignInStreak {
  readonly memberId: number
  /** The market's calendar day of the last sign-in, yyyy-MM-dd. */
  readonly day: string
  /** 1 to 7; after the seventh the week starts over. */
  readonly streak: number
}
