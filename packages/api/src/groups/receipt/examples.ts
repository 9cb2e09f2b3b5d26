import type { GroupReference } from '../../contract/examples.ts'

const receipt = {
  id: 'P00000004',
  withdrawalId: 'W00000003',
  amount: '985.00',
  received: '0.00',
  remaining: '985.00',
  totalReceived: '0.00',
  totalRemaining: '985.00',
  allPaid: false,
  status: 'waiting' as const,
  bankName: 'Sample Bank',
  accountNumber: '********4321',
  paidAt: 1735689840000,
  automaticAt: 1735691640000,
}

/** Confirmation of payouts. */
export const examples: GroupReference<'receipt'> = {
  'receipt.list': {
    doc: 'Payouts to be confirmed, and until when.',
    examples: [
      {
        request: {},
        answer: {
          list: [receipt],
          autoReceiptMinutes: 30,
          now: 1735689900000,
          proofFiles: { most: 3, bytes: 5242880, types: ['image/png', 'image/jpeg'] },
          totalCount: 1,
        },
      },
    ],
  },
  'receipt.confirm': {
    doc: 'Says whether a payout arrived, arrived in part, or did not. A pictured proof is needed when it did not.',
    examples: [
      {
        request: { id: 'P00000004', action: 'PARTIAL', amount: '500.00' },
        answer: { ...receipt, status: 'partial', received: '500.00', remaining: '485.00', answeredAt: 1735690000000 },
      },
      {
        request: { id: 'P00000004', action: 'RECEIVED' },
        answer: { ...receipt, status: 'received', received: '985.00', remaining: '0.00', allPaid: true },
      },
    ],
  },
}
