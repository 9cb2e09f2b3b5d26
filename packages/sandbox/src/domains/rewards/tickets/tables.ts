import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Draw, Ticket } from './rows.ts'

/** Tickets and raffle draws. */
export const ticketTables = {
  tickets: rows<Ticket>({ member: (row) => String(row.memberId), draw: (row) => row.drawId }),
  draws: rows<Draw>({
    merchant: (row) => row.merchant,
    running: (row) => (row.drawnAt === null ? 'running' : null),
  }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof ticketTables> {}
}
