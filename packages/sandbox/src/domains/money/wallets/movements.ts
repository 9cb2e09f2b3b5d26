import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

/** Money between agents and their downlines, and between wallets of one member. */
export const walletMovements = {
  // From the agent above; counts toward the deposit limit.
  transfer: movement(
    'other',
    { in: 'received', out: null },
    { EN: 'Transfer from upline', TY: 'Transfer mula sa upline', BN: 'আপলাইন থেকে ট্রান্সফার' },
  ),
  // An agent can be funded this way too, so it counts: otherwise an account further down could bypass the limits.
  'transfer-up': movement(
    'other',
    { in: 'received', out: null },
    { EN: 'Transfer to upline', TY: 'Transfer sa upline', BN: 'আপলাইনে ট্রান্সফার' },
  ),
  'wallet-transfer': movement(
    'other',
    { in: null, out: null },
    { EN: 'Wallet transfer', TY: 'Transfer ng wallet', BN: 'ওয়ালেট ট্রান্সফার' },
  ),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof walletMovements> {}
}
