import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Money on its way out. What is paid to the bank moves between the platform's own accounts. */
export const withdrawalMovements = {
  // Counted when it is asked for, and taken out of the sum again when the money returns.
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

declare module '../../../World.ts' {
  interface Movements extends MovementsOf<typeof withdrawalMovements> {}
}
