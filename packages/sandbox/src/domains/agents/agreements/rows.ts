import type { AgreementKind, AgreementPeriod } from '../../merchants/merchants/agentRules.ts'
/** Kinds of play an agreement is about; CONS is all of them. */
export const PRODUCT_TYPES = ['CONS', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
/** One of them. */
export type ProductType = (typeof PRODUCT_TYPES)[number]

/**
 * P offered, E offered to replace a dividend in force, A in force, V in force with a requested termination, R never
 * came into force, C ended.
 */
export type AgreementStatus = 'P' | 'E' | 'A' | 'V' | 'R' | 'C'

/** The two parties. */
export type Side = 'upline' | 'downline'

/** Why an agreement ended. 'upline': the agreement above no longer covers it. */
export type EndReason = 'refused' | 'withdrawn' | 'expired' | 'terminated' | 'replaced' | 'upline'

/** One tier. Unused conditions are 0. */
export interface Tier {
  /** Turnover of the period, minor units. */
  readonly turnover: bigint
  /** The team's loss in the period, minor units; dividends only. */
  readonly netLoss: bigint
  readonly activeMembers: number
  /** Required stake of a single bet, minor units; real-time salary only. */
  readonly bet: bigint
  /** P: millionths of the base; A: minor units. */
  readonly rateType: 'P' | 'A'
  readonly rate: bigint
  /** Rate on bets the player lost; real-time salary only. */
  readonly lossRate: bigint
}

/** Terms offered by an upline and, once accepted, in force. */
export interface Agreement {
  readonly id: string
  readonly merchant: string
  readonly kind: AgreementKind
  readonly productType: ProductType
  /** Agent who pays; null for the operator. */
  readonly uplineId: number | null
  /** Downline who is paid. */
  readonly memberId: number
  readonly period: AgreementPeriod | null
  readonly tiers: readonly Tier[]
  readonly status: AgreementStatus
  /** Who requested the termination, while the status is V. */
  readonly requestedBy: Side | null
  readonly offeredAt: number
  readonly expiresAt: number
  readonly inForceFrom: number | null
  /** Everything before this moment is settled; null before the agreement is in force. */
  readonly settledTo: number | null
  /** Set when another agreement replaced it: its terms pay until this moment, the end of the period then running. */
  readonly settlesTo: number | null
  readonly endedAt: number | null
  readonly endReason: EndReason | null
}

/** What one agreement owes for one period. */
export interface Salary {
  readonly id: string
  readonly agreementId: string
  readonly merchant: string
  readonly kind: AgreementKind
  readonly productType: ProductType
  readonly uplineId: number | null
  readonly memberId: number
  /** The part of the period in which the agreement was in force: from (inclusive) to (exclusive). */
  readonly from: number
  readonly to: number
  readonly turnover: bigint
  readonly netLoss: bigint
  /** Net result of earlier periods deducted first; zero or negative, dividends only. */
  readonly carriedOver: bigint
  readonly activeMembers: number
  readonly rateType: 'P' | 'A'
  /** Zero for real-time salary, which has a rate per bet. */
  readonly rate: bigint
  readonly winWage: bigint
  readonly lossWage: bigint
  readonly amount: bigint
  /** Null while the upline lacks the money; paid as soon as the upline has it. */
  readonly paidAt: number | null
}

/** What a team won from its uplines in earlier periods, not yet offset by dividends. */
export interface CarriedLoss {
  /** Who pays, who is paid, and the product. */
  readonly id: string
  /** Minor units, never positive. */
  readonly amount: bigint
}

/** An agent's rebate for one calendar day: the difference of rates on the turnover below. */
export interface AgentRebate {
  readonly id: string
  readonly merchant: string
  readonly memberId: number
  /** yyyy-MM-dd by the merchant's calendar. */
  readonly day: string
  readonly turnover: bigint
  readonly amount: bigint
  /** The amount by lane; absent for rebates older than this field. */
  readonly lanes?: Readonly<Record<string, bigint>>
}

/** An event of an agreement, with the party that caused it. */
export interface AgreementEvent {
  readonly id: string
  readonly agreementId: string
  readonly at: number
  readonly what:
    | 'offered'
    | 'accepted'
    | 'refused'
    | 'withdrawn'
    | 'expired'
    | 'endAsked'
    | 'endAgreed'
    | 'endRefused'
    | 'endWithdrawn'
    | 'replaced'
    | 'upline'
  readonly by: Side | 'platform'
}

export type { AgreementKind, AgreementPeriod }
