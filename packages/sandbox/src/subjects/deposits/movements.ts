import { movement } from '../../core/ledger/Movement.ts'

/** Money a member pays in. */
export const depositMovements = {
  deposit: movement('deposit', { in: 'deposited', out: null }),
}
