import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement, type Movement } from '../../../core/ledger/Movement.ts'

/** Stakes and payouts. A round settled immediately is one `round`; others are a `stake` and maybe a `payout`. */
export const roundMovements = {
  round: {
    in: { record: 'winning', counts: 'paid' },
    out: { record: 'betting', counts: 'staked' },
  } as Movement,
  stake: movement('betting', { in: null, out: 'staked' }),
  payout: movement('winning', { in: 'paid', out: null }),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof roundMovements> {}
}
