import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Movements that no other subject posts: an account's opening balance, and corrections. */
export const statementMovements = {
  opening: movement(
    'other',
    { in: null, out: null },
    { EN: 'Opening balance', TY: 'Panimulang balanse', BN: 'প্রারম্ভিক ব্যালেন্স' },
  ),
  adjustment: movement('other', { in: null, out: null }, { EN: 'Adjustment', TY: 'Pagwawasto', BN: 'সমন্বয়' }),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof statementMovements> {}
}
