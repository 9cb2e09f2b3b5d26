import type { StakeSource } from '../../money/wagering/rows.ts'
import type { Detail, FairMark } from '@croupier/games'

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
  /** Where the stake came from; absent when it was all the member's own money. */
  readonly sources?: readonly StakeSource[]
  readonly at: number
  readonly detail: Detail
  /** Which chance it came from; absent for rounds that no seed dealt. */
  readonly fair?: FairMark
}

/** Lanes whose results many bets share. Their games show a member's settled bets of every play. */
const SHARED_LANES: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'SPORTS'])

/** Where a member plays a game. */
export const deskOf = (memberId: number, nodeId: number): string => `${memberId}/${nodeId}`

/** The desk a bet is shown at, or null for games that show a play's own rounds only. */
export const deskOfBet = ({ memberId, nodeId, gameType }: Bet): string | null =>
  SHARED_LANES.has(gameType) ? deskOf(memberId, nodeId) : null

/** A round under way: the stake has left the member's account, the payout has not come back. */
export interface OpenRoundRow {
  /** Becomes the bet's id. */
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly playId: string
  readonly key: string
  readonly nodeId: number
  readonly stake: bigint
  readonly startedAt: number
  readonly dueAt: number
  /** The game's state and how the round ends when nobody acts, sealed: they tell what comes. See `hiddenRound.ts`. */
  readonly hidden: string
  readonly fair: FairMark
  /** Where the stake came from; absent when it was all the member's own money. */
  readonly sources?: readonly StakeSource[]
  /** Present on a bet placed on a shared result: a member may have many, and the result settles it at `dueAt`. */
  readonly laid?: true
}

/** A launch waiting to be opened by the game's page. */
export interface Launch {
  /** SHA-256 of the token. */
  readonly id: string
  readonly memberId: number
  readonly session: string
  readonly nodeId: number
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly siteOrigin: string
  /** Room of a card game; absent where there are none. */
  readonly roomId?: string
  readonly expiresAt: number
}

/** An opened game. */
export interface PlayRow {
  /** SHA-256 of the token that the game's page holds. */
  readonly id: string
  readonly memberId: number
  readonly session: string
  readonly nodeId: number
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly siteOrigin: string
  readonly roomId?: string
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
