import type { RevealedSeed } from '@croupier/games'
import type { SeedPair } from './seedRows.ts'
import { rows, type FiguresOf, type TablesOf } from '../../../core/state/definitions.ts'
import { Sums, type Entry } from '../../../core/state/Sums.ts'
import { sharedGameKey, type Bet, type Launch, type OpenRoundRow, type PlayRow, type Win } from './rows.ts'

/** Bets, open rounds, and their seeds. */
export const roundTables = {
  bets: rows<Bet>(
    {
      member: (row) => String(row.memberId),
      play: (row) => row.playId || null,
      sharedGame: sharedGameKey,
      key: (row) => (row.playId ? `${row.playId}/${row.key}` : null),
    },
    { at: (row) => row.at },
  ),
  openRounds: rows<OpenRoundRow>({
    member: (row) => String(row.memberId),
    key: (row) => `${row.playId}/${row.key}`,
  }),
  seedPairs: rows<SeedPair>(),
  revealedSeeds: rows<RevealedSeed>({}, { at: (row) => row.revealedAt }),
  launches: rows<Launch>(),
  plays: rows<PlayRow>({ member: (row) => String(row.memberId) }, { at: (row) => row.openedAt }),
  wins: rows<Win>({ merchant: (row) => row.merchant }),
}

function betEntries(bet: Bet): readonly Entry[] {
  return [{ memberId: bet.memberId, at: bet.at, heading: bet.gameType, paid: bet.stake, received: bet.payout }]
}

/** Stakes (paid) and payouts (received) by member, quarter hour and lane. */
export const roundFigures = {
  bets: { of: 'bets', create: () => new Sums(betEntries) },
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof roundTables> {}
  interface Figures extends FiguresOf<typeof roundFigures> {}
}
