import { memory } from '../../core/state/definitions.ts'
import type { Wagering } from './rows.ts'

/** Bonuses with their wagering terms. */
export const wageringTables = {
  wagering: memory<Wagering>({
    member: (row) => String(row.memberId),
    open: (row) => (row.status === 'open' ? String(row.memberId) : null),
  }),
}
