import type { AgreementKind, AgreementPeriod } from '../../merchants/merchants/agentRules.ts'
/** Kinds of play an agreement is about; CONS is all of them. */
export const PRODUCT_TYPES = ['CONS', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
/** One of them. */
export type ProductType = (typeof PRODUCT_TYPES)[number]

/**
 * P offered, E offered in place of a dividend in force, A in force, V in force with a termination asked for, R never
 * came into force, C ended.
 */
export type AgreementStatus = 'P' | 'E' | 'A' | 'V' | 'R' | 'C'

/** The two parties. */
export type Side = 'upline' | 'downline'

/** Why an agreement is over. 'upline': the agreement above it no longer covers it. */
export type EndReason = 'refused' | 'withdrawn' | 'expired' | 'terminated' | 'replaced' | 'upline'

/** One step of a scale. Conditions that are not used are 0. */
export interface Tier {
  /** Turnover of the period, minor units. */
  readonly turnover: bigint
  /** What the team lost in the period, minor units; dividends only. */
  readonly netLoss: bigint
  readonly activeMembers: number
  /** Stake a single bet must have, minor units; real-time salary only. */
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
  /** Agent who pays; null is the house. */
  readonly uplineId: number | null
  /** Downline who is paid. */
  readonly memberId: number
  readonly period: AgreementPeriod | null
  readonly tiers: readonly Tier[]
  readonly status: AgreementStatus
  /** Who asked for the termination while the status is V. */
  readonly requestedBy: Side | null
  readonly offeredAt: number
  readonly expiresAt: number
  readonly inForceFrom: number | null
  /** Everything before this moment is settled; null before it is in force. */
  readonly settledTo: number | null
  /** Set when another agreement replaced it: its terms pay until this moment, the end of the period that was running. */
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
  /** The part of the period the agreement was in force: from, inclusive, to, exclusive. */
  readonly from: number
  readonly to: number
  readonly turnover: bigint
  readonly netLoss: bigint
  /** Net result of earlier periods taken off first; zero or negative, dividends only. */
  readonly carriedOver: bigint
  readonly activeMembers: number
  readonly rateType: 'P' | 'A'
  /** Zero for real-time salary, whose bets have a rate each. */
  readonly rate: bigint
  readonly winWage: bigint
  readonly lossWage: bigint
  readonly amount: bigint
  /** Null while the upline has not the money; paid as soon as it has. */
  readonly paidAt: number | null
}

/** What a team won from its uplines in earlier periods, and dividends have not yet made up for. */
export interface CarriedLoss {
  /** Who pays, who is paid, and the product. */
  readonly id: string
  /** Minor units, never positive. */
  readonly amount: bigint
}

/** Rebate an agent got for one calendar day: the difference of rates on the turnover below. */
export interface AgentRebate {
  readonly id: string
  readonly merchant: string
  readonly memberId: number
  /** yyyy-MM-dd by the merchant's calendar. */
  readonly day: string
  readonly turnover: bigint
  readonly amount: bigint
  /** The amount by lane of the play; absent for rebates older than this record. */
  readonly lanes?: Readonly<Record<string, bigint>>
}

/** What happened to an agreement, and who did it. */
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
