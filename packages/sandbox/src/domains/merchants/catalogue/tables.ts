import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Favourite, Maintenance, RecentGame } from './rows.ts'

/** Games out of service, and members' favourite and recent games. */
export const catalogueTables = {
  favourites: rows<Favourite>({ member: (row) => String(row.memberId) }),
  recents: rows<RecentGame>({ member: (row) => String(row.memberId) }),
  maintenance: rows<Maintenance>(),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof catalogueTables> {}
}
