import type { RevealedSeed } from '@croupier/games'
import type { SeedPair } from './seedRows.ts'
import { history, memory } from '../../core/state/definitions.ts'
import { HourSums, type Entry } from '../../core/state/HourSums.ts'
import { deskOfBet, type Bet, type Launch, type OpenRoundRow, type PlayRow, type Win } from './rows.ts'

/** Bets, rounds under way, and the seeds they are dealt from. */
export const roundTables = {
  bets: history<Bet>({
    indexes: {
      member: (row) => String(row.memberId),
      play: (row) => row.playId || null,
      desk: deskOfBet,
      key: (row) => (row.playId ? `${row.playId}/${row.key}` : null),
    },
    at: (row) => row.at,
  }),
  openRounds: memory<OpenRoundRow>({
    member: (row) => String(row.memberId),
    key: (row) => `${row.playId}/${row.key}`,
  }),
  seedPairs: memory<SeedPair>(),
  revealedSeeds: history<RevealedSeed>({ at: (row) => row.revealedAt }),
  houseSecrets: memory<string>(),
  launches: memory<Launch>(),
  plays: history<PlayRow>({ indexes: { member: (row) => String(row.memberId) }, at: (row) => row.openedAt }),
  wins: memory<Win>({ merchant: (row) => row.merchant }),
}

function betEntries(bet: Bet): readonly Entry[] {
  return [{ memberId: bet.memberId, at: bet.at, heading: bet.gameType, paid: bet.stake, received: bet.payout }]
}

/** Stakes (paid) and payouts (received) by member, hour and lane. */
export const roundFigures = {
  bets: { of: 'bets', create: () => new HourSums(betEntries) },
}
