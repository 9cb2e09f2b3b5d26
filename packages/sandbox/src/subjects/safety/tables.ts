import { history, memory } from '../../core/state/definitions.ts'
import type { Movement } from '../../core/ledger/Movement.ts'
import type { LedgerTransaction } from '../../core/ledger/rows.ts'
import { HourSums } from '../../core/state/HourSums.ts'
import { safetyEntries } from './columns.ts'
import type { Break, Exclusion, Likeness, Limit, SafetyChange, SafetyChoices, Sitting } from './rows.ts'

/** Limits, breaks, exclusions, and what was changed about them. */
export const safetyTables = {
  limits: memory<Limit>({ member: (row) => String(row.memberId) }),
  breaks: memory<Break>({ member: (row) => String(row.memberId) }),
  exclusions: memory<Exclusion>({ trait: (row) => row.trait }),
  likenesses: memory<Likeness>({ member: (row) => String(row.memberId) }),
  sittings: memory<Sitting>(),
  safetyChanges: history<SafetyChange>({ indexes: { member: (row) => String(row.memberId) }, at: (row) => row.at }),
  safetyChoices: memory<SafetyChoices>(),
  safetyMarkets: memory<string>(),
}

/** What counts for limits and summaries, by member, hour and column. */
export const safetyFigures = {
  safety: {
    of: 'transactions',
    create: (movements: Readonly<Record<string, Movement>>) =>
      new HourSums<LedgerTransaction>((transaction) => safetyEntries(movements, transaction)),
  },
}
