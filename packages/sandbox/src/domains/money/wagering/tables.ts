import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Wagering } from './rows.ts'

/** Bonuses with their wagering terms. */
export const wageringTables = {
  wagering: rows<Wagering>({
    member: (row) => String(row.memberId),
    open: (row) => (row.status === 'open' ? String(row.memberId) : null),
  }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof wageringTables> {}
}
