import { movement } from '../../core/ledger/Movement.ts'

/** Money between agents and their downlines, and between wallets of one member. */
export const walletMovements = {
  // From the agent above; counts toward the deposit limit [G-52].
  transfer: movement(
    'other',
    { in: 'received', out: null },
    { EN: 'Transfer from upline', TY: 'Transfer mula sa upline', BN: 'আপলাইন থেকে স্থানান্তর' },
  ),
  'transfer-up': movement(
    'other',
    { in: null, out: null },
    { EN: 'Transfer to upline', TY: 'Transfer sa upline', BN: 'আপলাইনে স্থানান্তর' },
  ),
  'wallet-transfer': movement(
    'other',
    { in: null, out: null },
    { EN: 'Wallet transfer', TY: 'Transfer ng wallet', BN: 'ওয়ালেট স্থানান্তর' },
  ),
}
