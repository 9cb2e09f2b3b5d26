import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Points converted to money. */
export const pointMovements = {
  points: movement(
    'dividend',
    { in: 'bonus', out: null },
    { EN: 'Points converted', TY: 'Na-convert na points', BN: 'রূপান্তরিত পয়েন্ট' },
  ),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof pointMovements> {}
}
