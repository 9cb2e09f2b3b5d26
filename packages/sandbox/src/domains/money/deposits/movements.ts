import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Money a member pays in. */
export const depositMovements = {
  deposit: movement('deposit', { in: 'deposited', out: null }),
  // Paid to another member who withdraws. It counts toward limits, but earns no rewards: money that circulates
  // between members is no new money.
  'matched-deposit': movement('deposit', { in: 'deposited', out: null }),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof depositMovements> {}
}
