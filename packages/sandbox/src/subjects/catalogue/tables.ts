import { memory } from '../../core/state/definitions.ts'
import type { Favourite, Maintenance, RecentGame } from './rows.ts'

/** Games out of service, and the games members marked or played last. */
export const catalogueTables = {
  favourites: memory<Favourite>({ member: (row) => String(row.memberId) }),
  recents: memory<RecentGame>({ member: (row) => String(row.memberId) }),
  maintenance: memory<Maintenance>(),
}
