import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Money between agents and their downlines, and between wallets of one member. */
export const walletMovements = {
  // From the agent above; counts toward the deposit limit.
  transfer: movement(
    'other',
    { in: 'received', out: null },
    { EN: 'Transfer from upline', TY: 'Transfer mula sa upline', BN: 'আপলাইন থেকে স্থানান্তর' },
  ),
  // An agent is paid in by it as well: limits are not to be walked round by an account further down.
  'transfer-up': movement(
    'other',
    { in: 'received', out: null },
    { EN: 'Transfer to upline', TY: 'Transfer sa upline', BN: 'আপলাইনে স্থানান্তর' },
  ),
  'wallet-transfer': movement(
    'other',
    { in: null, out: null },
    { EN: 'Wallet transfer', TY: 'Transfer ng wallet', BN: 'ওয়ালেট স্থানান্তর' },
  ),
}

declare module '../../../World.ts' {
  interface Movements extends MovementsOf<typeof walletMovements> {}
}
