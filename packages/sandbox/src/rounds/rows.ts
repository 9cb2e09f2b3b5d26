import type { Detail } from './rounds.ts'

/** A settled round, as the betting record shows it. */
export interface Bet {
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  /** Play the round belongs to; empty for rounds older than the record of plays. */
  readonly playId: string
  /** The page's key for the press of the button. */
  readonly key: string
  readonly nodeId: number
  readonly vendor: string
  readonly gameType: string
  readonly currency: string
  readonly stake: bigint
  readonly payout: bigint
  /** The member's balance after the round. */
  readonly balanceAfter: bigint
  readonly at: number
  readonly detail: Detail
}

/** A launch waiting to be opened by the game's page. */
export interface Launch {
  readonly token: string
  readonly memberId: number
  readonly session: string
  readonly nodeId: number
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly siteOrigin: string
  readonly expiresAt: number
}

/** An opened game. */
export interface PlayRow {
  readonly id: string
  readonly memberId: number
  readonly session: string
  readonly nodeId: number
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly siteOrigin: string
  readonly openedAt: number
}

/** A win worth showing on the winner board. */
export interface Win {
  readonly id: string
  readonly merchant: string
  /** Masked already: the full name never leaves the platform. */
  readonly customerName: string
  readonly nodeId: number
  readonly amount: bigint
  readonly at: number
}
