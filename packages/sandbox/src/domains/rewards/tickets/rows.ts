/** Kinds of tickets. */
export type TicketKind = 'GOLDEN_EGG' | 'RAFFLE' | 'PRIZE_WHEEL' | 'CASH_VOUCHER' | 'RED_RAIN'

/** What a ticket or a draw gave: money in minor units, points, or nothing. */
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
  /** Not usable before. */
  readonly startsAt: number
  /** Null for a permanent one. */
  readonly endsAt: number | null
  /** The draw it was entered for. */
  readonly drawId: string | null
  /** Its number in that draw. */
  readonly number: number | null
  /** What it gave, once that is known. */
  readonly prize: Prize | null
  readonly usedAt: number | null
}

/** A raffle of a merchant: entered until `drawsAt`, then drawn once. */
export interface Draw {
  /** `raffle-<merchant>-<the first day set for it>`. */
  readonly id: string
  readonly merchant: string
  readonly opensAt: number
  readonly drawsAt: number
  /** First prize, minor units: what every draw has, and what earlier ones did not give away. */
  readonly jackpot: bigint
  /** Tickets in it when it was drawn; null while it runs. */
  readonly entries: number | null
  readonly drawnAt: number | null
  readonly winners: readonly {
    readonly ticketId: number
    readonly number: number
    /** Masked already. */
    readonly name: string
    readonly amount: bigint
  }[]
}
