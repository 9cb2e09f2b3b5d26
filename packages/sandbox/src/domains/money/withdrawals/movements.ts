import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Withdrawals. Money paid to the bank moves between the platform's own accounts. */
export const withdrawalMovements = {
  // Counted when it is requested, and subtracted again when the money returns.
  withdrawal: movement('withdraw', { in: null, out: 'withdrawn' }),
  'withdrawal-paid': movement('other', { in: null, out: null }),
  'withdrawal-fee': movement('other', { in: null, out: null }),
  'withdrawal-reversed': movement('other', { in: 'withdrawn', out: null }),
  'withdrawal-returned': movement(
    'withdraw',
    { in: 'withdrawn', out: null },
    { EN: 'Withdrawal returned', TY: 'Ibinalik na withdrawal', BN: 'ফেরত উত্তোলন' },
  ),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof withdrawalMovements> {}
}
