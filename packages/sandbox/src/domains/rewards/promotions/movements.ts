import { movement } from '../../../core/ledger/Movement.ts'

/** Rewards paid in money. */
export const promotionMovements = {
  bonus: movement('dividend', { in: 'bonus', out: null }),
}
