import { rows, type FiguresOf, type TablesOf } from '../../../core/state/definitions.ts'
import type { Movement } from '../../../core/ledger/Movement.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import { Sums } from '../../../core/state/Sums.ts'
import { safetyEntries } from './columns.ts'
import type { Break, Exclusion, Likeness, Limit, SafetyChange, SafetyChoices, GamingSession } from './rows.ts'

/** Limits, breaks, exclusions, and changes to them. */
export const safetyTables = {
  limits: rows<Limit>({ member: (row) => String(row.memberId) }),
  breaks: rows<Break>({ member: (row) => String(row.memberId) }),
  exclusions: rows<Exclusion>({ trait: (row) => row.trait }),
  likenesses: rows<Likeness>({ member: (row) => String(row.memberId) }),
  gamingSessions: rows<GamingSession>(),
  safetyChanges: rows<SafetyChange>({ member: (row) => String(row.memberId) }, { at: (row) => row.at }),
  safetyChoices: rows<SafetyChoices>(),
  safetyMarkets: rows<string>(),
}

/** Sums for limits and summaries, by member, quarter hour and column. */
export const safetyFigures = {
  safety: {
    of: 'transactions',
    create: (movements: Readonly<Record<string, Movement>>) =>
      new Sums<LedgerTransaction>((transaction) => safetyEntries(movements, transaction)),
  },
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof safetyTables> {}
  interface Figures extends FiguresOf<typeof safetyFigures> {}
}
