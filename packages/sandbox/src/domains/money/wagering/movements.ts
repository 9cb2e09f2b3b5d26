import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

const REMOVED = { EN: 'Bonus removed', TY: 'Binawing bonus', BN: 'ফেরত নেওয়া বোনাস' }

/** A bonus that ended before its terms were met. */
export const wageringMovements = {
  'bonus-end': movement('dividend', { in: null, out: null }, REMOVED),
  // What a round that was open at the end would have paid the bonus: it was not won, so a loss limit has less room.
  'bonus-late': movement('dividend', { in: null, out: 'paid' }, REMOVED),
  // Its terms were met: bonus money becomes the member's own.
  'bonus-met': movement('other', { in: null, out: null }),
}

declare module '../../../World.ts' {
  interface Movements extends MovementsOf<typeof wageringMovements> {}
}
