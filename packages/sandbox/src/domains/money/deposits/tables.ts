import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import { depositDueAt } from './due.ts'
import type { Deposit } from './rows.ts'

/** Deposits, from the order on. */
export const depositTables = {
  deposits: rows<Deposit>(
    {
      member: (row) => String(row.memberId),
      // Ordered by when the clock changes them, so that finding due deposits does not read the others.
      open: {
        of: (row) => (['ordered', 'submitted', 'matching'].includes(row.status) ? 'open' : null),
        at: (row) => depositDueAt(row) ?? Number.MAX_SAFE_INTEGER,
      },
      reference: (row) => (row.reference && row.status !== 'rejected' ? `${row.method}/${row.reference}` : null),
      match: (row) => (row.status === 'ordered' ? row.withdrawalId : null),
    },
    { at: (row) => row.reachedAt.ordered ?? 0 },
  ),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof depositTables> {}
}
