import type { StakeSource } from '../../money/wagering/rows.ts'
import type { Detail, FairMark } from '@croupier/games'

/** A settled round, as the betting record shows it. */
export interface Bet {
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  /** Play the round belongs to; empty for rounds older than this field. */
  readonly playId: string
  /** The page's key for the button press. */
  readonly key: string
  readonly nodeId: number
  readonly vendor: string
  readonly gameType: string
  readonly currency: string
  readonly stake: bigint
  readonly payout: bigint
  /** The member's balance after the round. */
  readonly balanceAfter: bigint
  /** Origin of the stake; missing when it was all the member's own money. */
  readonly sources?: readonly StakeSource[]
  readonly at: number
  readonly detail: Detail
  /** Seeds and nonce of the result; missing for rounds without seeds. */
  readonly fair?: FairMark
}

/** Lanes whose results many bets share. Their games show a member's settled bets from every play. */
const SHARED_LANES: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'SPORTS'])

/** Key of a member and a game. */
export const memberGameKey = (memberId: number, nodeId: number): string => `${memberId}/${nodeId}`

/** The member and game of a bet, or null for games that show only the rounds of one play. */
export const sharedGameKey = ({ memberId, nodeId, gameType }: Bet): string | null =>
  SHARED_LANES.has(gameType) ? memberGameKey(memberId, nodeId) : null

/** An open round: the stake has left the member's account, the payout has not been made. */
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
  /** The game's state and default outcome, encrypted, as they reveal the result. See `hiddenRound.ts`. */
  readonly hidden: string
  readonly fair: FairMark
  /** Origin of the stake; missing when it was all the member's own money. */
  readonly sources?: readonly StakeSource[]
  /** Set on a bet on a shared result: a member may have many, and the result settles it at `dueAt`. */
  readonly laid?: true
}

/** A launch waiting for the game's page to open it. */
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
  /** SHA-256 of the page's token. */
  readonly id: string
  readonly memberId: number
  readonly session: string
  readonly nodeId: number
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly siteOrigin: string
  readonly roomId?: string
  readonly openedAt: number
  /** The member has opened the game again since, in another tab or on another device. */
  readonly takenOver?: true
}

/** A win worth showing on the winner board. */
export interface Win {
  readonly id: string
  readonly merchant: string
  /** Already masked: the full name never leaves the platform. */
  readonly customerName: string
  readonly nodeId: number
  readonly amount: bigint
  readonly at: number
}
