import type { GroupReference } from '../../contract/examples.ts'

const order = {
  id: 'D00000007',
  reference: 'QR00007481',
  methodId: 'QRPH',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  receiverName: 'Sample Cashier',
  receiverNumber: '000012345678',
  bankName: 'QR Ph',
  qrText: 'qrph:QR00007481:500.00',
  instructions: ['Scan the code', 'Pay exactly the amount shown'],
  createdAt: 1735689600000,
  expiresAt: 1735690800000,
}

const deposit = {
  id: 'D00000007',
  orderId: 'D00000007',
  orderReference: 'QR00007481',
  methodId: 'QRPH',
  methodName: 'QR Ph',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  status: 'ordered' as const,
  orderedAt: 1735689600000,
}

/** Deposits in one step, open orders, matches. */
export const examples: GroupReference<'cashier'> = {
  'cashier.qrDeposit': {
    doc: 'Orders a deposit paid by scanning a code, and gives the code as text and as a picture.',
    examples: [
      {
        request: { targetUsername: 'player01', amount: '500.00', bankCode: 'QRPH', deviceId: 'dev-1' },
        answer: { order, qrImageUrl: 'https://img.example/qr/D00000007.svg' },
      },
    ],
  },
  'cashier.manualDeposit': {
    doc: 'Orders a deposit by bank transfer from an account in the member’s own name.',
    examples: [
      {
        request: { targetUsername: 'player01', amount: 500, bankCode: 'INSTAPAY', payeeName: 'Ana Cruz' },
        answer: { order: { ...order, methodId: 'INSTAPAY', qrText: null, fee: '15.00', senderName: 'Ana Cruz' } },
      },
    ],
  },
  'cashier.order': {
    doc: 'An open order read again, with the platform’s time for its countdown.',
    examples: [{ request: { orderId: 'D00000007' }, answer: { order, deposit, now: 1735689660000 } }],
  },
  'cashier.cancelOrder': {
    doc: 'Gives up an order that was not paid.',
    examples: [
      {
        request: { orderId: 'D00000007' },
        answer: { ...deposit, status: 'rejected', reason: 'Cancelled.', rejectedAt: 1735689660000 },
      },
    ],
  },
  'cashier.matches': {
    doc: 'Amounts of withdrawals that wait to be paid by a depositor.',
    examples: [
      {
        request: { methodId: 'C2C' },
        answer: { list: [{ amount: '1500.00', methodName: 'GCash', waitingSince: 1735689000000 }] },
      },
    ],
  },
}
