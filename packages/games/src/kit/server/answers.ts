import { moneyText } from '@croupier/money'
import type { RevealedSeed } from '../../port/fair.ts'
import type { Board, Detail, OpenRound, SettledRound } from '../../port/rounds.ts'
import type { BoardAnswer, OpenAnswer, SettledAnswer } from '../client/data.ts'

/** A settled round as the page receives it. */
export const settledAnswer = (round: SettledRound, digits: number): SettledAnswer & { readonly repeated: boolean } => ({
  kind: 'settled',
  roundId: round.id,
  stake: moneyText(round.stake, digits),
  payout: moneyText(round.payout, digits),
  balance: moneyText(round.balance, digits),
  result: round.payout === 0n ? 'none' : round.payout > round.stake ? 'win' : 'return',
  repeated: round.repeated,
  detail: round.detail,
  nonce: round.fair?.nonce ?? null,
  serverHash: round.fair?.serverHash ?? null,
})

/** An open round as the page receives it; `view` is the part that the player may see. */
export const openAnswer = (round: OpenRound, view: Detail, digits: number): OpenAnswer => ({
  kind: 'open',
  roundId: round.id,
  stake: moneyText(round.stake, digits),
  balance: moneyText(round.balance, digits),
  elapsed: round.now - round.startedAt,
  view,
})

/** A settled round as shown in the record; with its server seed once revealed. */
export const recordedRound = (round: SettledRound, digits: number, revealed: RevealedSeed | null) => ({
  roundId: round.id,
  stake: moneyText(round.stake, digits),
  payout: moneyText(round.payout, digits),
  at: round.at,
  serverHash: round.fair?.serverHash ?? null,
  clientSeed: round.fair?.clientSeed ?? null,
  nonce: round.fair?.nonce ?? null,
  serverSeed: revealed?.serverSeed ?? null,
})

/** The board of a game of shared results as its page receives it. */
export const boardAnswer = (board: Board, shown: Detail, digits: number): BoardAnswer => ({
  kind: 'board',
  now: board.now,
  balance: moneyText(board.balance, digits),
  open: board.open.map((round) => openAnswer(round, round.state, digits)),
  settled: board.settled.map((round) => settledAnswer(round, digits)),
  shown,
})
