import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import { depositDueAt } from './due.ts'
import type { Deposit } from './rows.ts'

/** Deposits from the order on. */
export const depositTables = {
  deposits: rows<Deposit>(
    {
      member: (row) => String(row.memberId),
      // By when the clock changes it, so that what is due is found without reading what waits.
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

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof depositTables> {}
}
