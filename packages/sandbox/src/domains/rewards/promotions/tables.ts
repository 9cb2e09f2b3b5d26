import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Application, OptIn, Reward, SignInStreak } from './rows.ts'

/** The member whose budget pays for a gift. */
export const budgetOwner = ({ memberId, purseOf }: Reward): number => purseOf ?? memberId

/** Rewards and what leads to them. */
export const promotionTables = {
  rewards: rows<Reward>({
    member: (row) => String(row.memberId),
    open: (row) => (row.status === 'I' || row.status === 'P' ? String(row.memberId) : null),
    /** Whose budget it came out of. */
    budget: (row) => (row.fromPurse ? String(budgetOwner(row)) : null),
    source: (row) => `${row.memberId}/${row.source}`,
  }),
  applications: rows<Application>({ member: (row) => String(row.memberId) }),
  optIns: rows<OptIn>({ member: (row) => String(row.memberId) }),
  signIns: rows<SignInStreak>(),
}

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof promotionTables> {}
}
