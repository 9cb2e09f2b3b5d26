import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

const REMOVED = { EN: 'Bonus removed', TY: 'Binawing bonus', BN: 'ফেরত নেওয়া বোনাস' }

/** Forfeits a bonus that ended before its terms were met. */
export const wageringMovements = {
  'bonus-end': movement('dividend', { in: null, out: null }, REMOVED),
  // The payout to a bonus of a round that was open when it ended: it was not won, so it gives a loss limit no room.
  'bonus-late': movement('dividend', { in: null, out: 'paid' }, REMOVED),
  // Its terms were met: bonus money becomes the member's own.
  'bonus-met': movement('other', { in: null, out: null }),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof wageringMovements> {}
}
