import type { MemberType } from '../../identity/members/rows.ts'

/** Rebate rates of a member in millionths, by lane. A missing lane means no rebate. */
export interface RebateRates {
  readonly memberId: number
  readonly rates: Readonly<Record<string, bigint>>
}

/** A link that registers people under an agent. */
export interface RegisterLink {
  readonly id: string
  readonly merchant: string
  readonly agentId: number
  readonly code: string
  readonly name: string
  /** Account type of the members it registers. */
  readonly type: MemberType
  readonly rates: Readonly<Record<string, bigint>>
  readonly createdAt: number
  /** Null for no expiry. */
  readonly expiresAt: number | null
}

/** Registrations by link. */
export interface LinkMember {
  readonly memberId: number
  readonly linkId: string
  readonly at: number
}
