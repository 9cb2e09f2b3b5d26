/** Kinds of tickets. */
export type TicketKind = 'GOLDEN_EGG' | 'RAFFLE' | 'PRIZE_WHEEL' | 'CASH_VOUCHER' | 'RED_RAIN'

/** The prize of a ticket or a draw: money in minor units, points, or nothing. */
export interface Prize {
  readonly amount: bigint
  readonly points: bigint
}

/** A ticket of a member. */
export interface Ticket {
  readonly id: number
  readonly memberId: number
  readonly merchant: string
  readonly kind: TicketKind
  readonly status: 'AVAILABLE' | 'ENTERED' | 'USED' | 'CANCELLED'
  /** Cannot be used before. */
  readonly startsAt: number
  /** Null for no expiry. */
  readonly endsAt: number | null
  /** The draw it was entered for. */
  readonly drawId: string | null
  /** Its number in that draw. */
  readonly number: number | null
  /** Its prize, once known. */
  readonly prize: Prize | null
  readonly usedAt: number | null
}

/** A merchant's raffle: open for entries until `drawsAt`, then drawn once. */
export interface Draw {
  /** `raffle-<merchant>-<first scheduled day>`. */
  readonly id: string
  readonly merchant: string
  readonly opensAt: number
  readonly drawsAt: number
  /** First prize, minor units: the fixed amount of every draw plus what earlier ones did not pay out. */
  readonly jackpot: bigint
  /** Number of tickets at the draw; null while it is open. */
  readonly entries: number | null
  readonly drawnAt: number | null
  readonly winners: readonly {
    readonly ticketId: number
    readonly number: number
    /** Already masked. */
    readonly name: string
    readonly amount: bigint
  }[]
}
