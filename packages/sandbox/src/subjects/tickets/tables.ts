import { memory } from '../../core/state/definitions.ts'
import type { Draw, Ticket } from './rows.ts'

/** Tickets and raffle draws. */
export const ticketTables = {
  tickets: memory<Ticket>({ member: (row) => String(row.memberId), draw: (row) => row.drawId }),
  draws: memory<Draw>({
    merchant: (row) => row.merchant,
    running: (row) => (row.drawnAt === null ? 'running' : null),
  }),
}
