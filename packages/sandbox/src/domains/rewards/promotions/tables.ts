import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Application, OptIn, Reward, SignInStreak } from './rows.ts'

/** The member whose budget pays for a gift. */
export const budgetOwner = ({ memberId, bonusBudgetOf }: Reward): number => bonusBudgetOf ?? memberId

/** Rewards, and the applications and choices that lead to them. */
export const promotionTables = {
  rewards: rows<Reward>({
    member: (row) => String(row.memberId),
    open: (row) => (row.status === 'I' || row.status === 'P' ? String(row.memberId) : null),
    /** Owner of the budget it was paid from. */
    budget: (row) => (row.fromBonusBudget ? String(budgetOwner(row)) : null),
    source: (row) => `${row.memberId}/${row.source}`,
  }),
  applications: rows<Application>({ member: (row) => String(row.memberId) }),
  optIns: rows<OptIn>({ member: (row) => String(row.memberId) }),
  signIns: rows<SignInStreak>(),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof promotionTables> {}
}
