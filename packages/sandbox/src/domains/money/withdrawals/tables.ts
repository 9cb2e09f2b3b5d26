import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Closure, Payout, Withdrawal } from './rows.ts'

/** Withdrawals, their payouts, and the spans in which these could not be answered. */
export const withdrawalTables = {
  withdrawals: rows<Withdrawal>({
    member: (row) => String(row.memberId),
    open: (row) => (['received', 'rejected', 'returned'].includes(row.status) ? null : row.merchant),
  }),
  closures: rows<Closure>({ merchant: (row) => row.merchant }),
  payouts: rows<Payout>({
    withdrawal: (row) => row.withdrawalId,
    deposit: (row) => row.depositId,
    waiting: (row) => (row.status === 'waiting' ? 'waiting' : null),
  }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof withdrawalTables> {}
}
