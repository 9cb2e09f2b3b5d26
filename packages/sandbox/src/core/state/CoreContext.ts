import type { Clock } from '../clock/clock.ts'
import type { Apart } from '../due/StuckWork.ts'
import type { Movement } from '../ledger/Movement.ts'
import type { LedgerTransaction } from '../ledger/rows.ts'
import type { ledgerTables } from '../ledger/tables.ts'
import type { Random } from '../random/random.ts'
import type { TablesOf } from './definitions.ts'
import type { stateTables } from './tables.ts'

/** The tables of the core: series of numbers, accounts, movements of money. */
export interface CoreTables extends TablesOf<typeof stateTables>, TablesOf<typeof ledgerTables> {}

/** What the core may use. `Context` adds the subjects' tables. */
export interface CoreContext<Kind extends string = string> {
  readonly tables: CoreTables
  /** The platform's time, as the operator set it. */
  readonly clock: Clock
  readonly random: Random
  /** Every kind of movement, as its subject declares it. */
  readonly movements: Readonly<Record<Kind, Movement>>
  /** Does one piece of due work, isolated from all others; see {@link Apart}. */
  readonly apart: Apart
  /** Notifies the subjects of a movement that was just posted. */
  readonly posted: (transaction: LedgerTransaction) => void
}

/** The next number of a series, counted from `first`. */
export function nextNumber(context: Pick<CoreContext, 'tables'>, series: string, first = 1): number {
  const next = context.tables.counters.get(series) ?? first
  context.tables.counters.put(series, next + 1)
  return next
}
