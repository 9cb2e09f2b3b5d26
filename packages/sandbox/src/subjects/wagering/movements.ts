import { movement } from '../../core/ledger/Movement.ts'

/** A bonus that ended before its terms were met. It lowers nothing that limits count. */
export const wageringMovements = {
  'bonus-end': movement(
    'dividend',
    { in: null, out: null },
    { EN: 'Bonus removed', TY: 'Binawing bonus', BN: 'ফেরত নেওয়া বোনাস' },
  ),
}
