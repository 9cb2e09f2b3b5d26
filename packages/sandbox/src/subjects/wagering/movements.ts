import { movement } from '../../core/ledger/Movement.ts'

const REMOVED = { EN: 'Bonus removed', TY: 'Binawing bonus', BN: 'ফেরত নেওয়া বোনাস' }

/** A bonus that ended before its terms were met. It lowers nothing that limits count. */
export const wageringMovements = {
  'bonus-end': movement('dividend', { in: null, out: null }, REMOVED),
  // What a round that was open at the end would have paid the bonus.
  'bonus-late': movement('dividend', { in: null, out: null }, REMOVED),
  // Its terms were met: bonus money becomes the member's own.
  'bonus-met': movement('other', { in: null, out: null }),
}
