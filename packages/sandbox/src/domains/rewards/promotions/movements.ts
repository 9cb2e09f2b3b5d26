import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Rewards paid in money. */
export const promotionMovements = {
  bonus: movement('dividend', { in: 'bonus', out: null }),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof promotionMovements> {}
}
