import { memory } from '../../core/state/definitions.ts'
import type { Payout, Withdrawal } from './rows.ts'

/** Withdrawals and the payouts they consist of. */
export const withdrawalTables = {
  withdrawals: memory<Withdrawal>({
    member: (row) => String(row.memberId),
    open: (row) => (['received', 'rejected', 'returned'].includes(row.status) ? null : row.merchant),
  }),
  payouts: memory<Payout>({
    withdrawal: (row) => row.withdrawalId,
    deposit: (row) => row.depositId,
    waiting: (row) => (row.status === 'waiting' ? 'waiting' : null),
  }),
}
