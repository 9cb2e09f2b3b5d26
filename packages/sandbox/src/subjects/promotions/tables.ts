import { memory } from '../../core/state/definitions.ts'
import type { Application, OptIn, Reward, SignInStreak } from './rows.ts'

/** Rewards and what leads to them. */
export const promotionTables = {
  rewards: memory<Reward>({
    member: (row) => String(row.memberId),
    open: (row) => (row.status === 'I' || row.status === 'P' ? String(row.memberId) : null),
    purse: (row) => (row.fromPurse ? 'all' : null),
    source: (row) => `${row.memberId}/${row.source}`,
  }),
  applications: memory<Application>({ member: (row) => String(row.memberId) }),
  optIns: memory<OptIn>({ member: (row) => String(row.memberId) }),
  signIns: memory<SignInStreak>(),
}
