import { movement } from '../../../core/ledger/Movement.ts'

/** Betting rebates. */
export const loyaltyMovements = {
  rebate: movement('betting_rebate', { in: 'bonus', out: null }),
}
