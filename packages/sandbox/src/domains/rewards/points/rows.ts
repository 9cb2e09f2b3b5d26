/** Reason of a change of points (text keys points_type_*). */
export type PointType =
  | 'live'
  | 'lottery'
  | 'card'
  | 'slots'
  | 'sports'
  | 'deposit'
  | 'reward'
  | 'redeem'
  | 'convert'
  | 'return'

/** A member's points. They never expire. */
export interface PointAccount {
  readonly memberId: number
  readonly balance: bigint
  /** Points already earned, by source: further play adds only what exceeds this. */
  readonly earned: Readonly<Record<string, bigint>>
}

/** One change of points. Written once, never changed. */
export interface PointChange {
  readonly id: number
  readonly memberId: number
  readonly type: PointType
  readonly change: bigint
  readonly balance: bigint
  readonly at: number
  /** The redemption or reward it belongs to; empty for earned points. */
  readonly reference: string
}

/** Points turned into goods, a ticket, or money. */
export interface Redemption {
  readonly id: number
  readonly memberId: number
  readonly merchant: string
  readonly goodsId: string
  readonly quantity: number
  readonly points: bigint
  /** Points of the member after it. */
  readonly pointsBalance: bigint
  /** Money paid, minor units; 0 for goods. */
  readonly amount: bigint
  readonly status: 'inProcess' | 'rejected' | 'approved'
  readonly address: string
  readonly mobile: string
  readonly appliedAt: number
  readonly decidedAt: number | null
  readonly remark: string
}
