import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Betting rebates. */
export const loyaltyMovements = {
  rebate: movement('betting_rebate', { in: 'bonus', out: null }),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof loyaltyMovements> {}
}
