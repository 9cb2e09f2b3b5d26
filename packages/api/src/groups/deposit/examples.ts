import type { GroupReference } from '../../contract/examples.ts'

const order = {
  id: 'o-1',
  reference: 'CR-4821-77',
  methodId: 'gcash',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  receiverName: 'Juan D.',
  receiverNumber: '09170000000',
  qrText: 'pay:CR-4821-77',
  instructions: ['Open the wallet', 'Send the amount to the number shown', 'Copy the reference'],
  createdAt: 1735689600000,
  expiresAt: 1735690800000,
}

const deposit = {
  id: 'd-1',
  orderId: 'o-1',
  orderReference: 'CR-4821-77',
  methodId: 'gcash',
  methodName: 'GCash',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  status: 'submitted' as const,
  reference: '1234567890123',
  orderedAt: 1735689600000,
  submittedAt: 1735689720000,
}

const qrOrder = {
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

const qrDeposit = {
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

/** Deposits: in two steps, in one step, open orders, matches with withdrawals. */
export const examples: GroupReference<'deposit'> = {
  'deposit.methods': {
    doc: 'Ways to deposit, what each needs and costs, promotions to choose, and what the own limits leave.',
    examples: [
      {
        request: {},
        answer: {
          allowDeposit: 'Y',
          totalDepositSuccessCount: 2,
          depositInfo: {
            currency: 'TLB',
            methods: [
              {
                id: 'gcash',
                kind: 'wallet',
                name: 'GCash',
                icon: '/img/deposit/gcash.svg',
                minimum: 100,
                maximum: 50000,
                fee: { fixed: 0, percent: 0 },
                expectedMinutes: 5,
                workingHours: null,
                open: true,
                fields: [
                  { name: 'senderMobile', required: true, rule: 'mobile' },
                  {
                    name: 'reference',
                    required: true,
                    rule: 'digits',
                    minLength: 13,
                    maxLength: 13,
                    example: '1234567890123',
                  },
                ],
                instructions: ['Open the wallet', 'Send the amount to the number shown'],
                quickAmounts: ['100', '500', '1000'],
                proofFiles: { most: 3, bytes: 5242880, types: ['image/png', 'image/jpeg'] },
              },
            ],
            promotions: [{ id: 'welcome', name: 'Welcome bonus', minimum: '200' }],
            limits: [{ period: 'day', amount: '5000', used: '500', left: '4500' }],
          },
        },
      },
    ],
  },
  'deposit.order': {
    doc: 'First step of a deposit: reserves the receiver and says until when to pay.',
    examples: [{ request: { methodId: 'gcash', amount: '500.00' }, answer: order }],
  },
  'deposit.submit': {
    doc: 'Second step: the person has paid and gives the reference of the transfer.',
    examples: [
      { request: { orderId: 'o-1', senderMobile: '09171234567', reference: '1234567890123' }, answer: deposit },
    ],
  },
  'deposit.list': {
    doc: 'The deposits, newest first, each with the time of every stage it reached.',
    examples: [{ request: { page: 1 }, answer: { list: [deposit], totalPages: 1, totalCount: 1 } }],
  },
  'deposit.qr': {
    doc: 'Orders a deposit paid by scanning a code, and gives the code as text and as a picture.',
    examples: [
      {
        request: { targetUsername: 'player01', amount: '500.00', bankCode: 'QRPH', deviceId: 'dev-1' },
        answer: { order: qrOrder, qrImageUrl: 'https://img.example/qr/D00000007.svg' },
      },
    ],
  },
  'deposit.manual': {
    doc: 'Orders a deposit by bank transfer from an account in the member’s own name.',
    examples: [
      {
        request: { targetUsername: 'player01', amount: 500, bankCode: 'INSTAPAY', payeeName: 'Ana Cruz' },
        answer: { order: { ...qrOrder, methodId: 'INSTAPAY', qrText: null, fee: '15.00', senderName: 'Ana Cruz' } },
      },
    ],
  },
  'deposit.detail': {
    doc: 'An open order read again, with the platform’s time for its countdown.',
    examples: [
      { request: { orderId: 'D00000007' }, answer: { order: qrOrder, deposit: qrDeposit, now: 1735689660000 } },
    ],
  },
  'deposit.cancel': {
    doc: 'Gives up an order that was not paid.',
    examples: [
      {
        request: { orderId: 'D00000007' },
        answer: { ...qrDeposit, status: 'rejected', reason: 'Cancelled.', rejectedAt: 1735689660000 },
      },
    ],
  },
  'deposit.matches': {
    doc: 'Amounts of withdrawals that wait to be paid by a depositor.',
    examples: [
      {
        request: { methodId: 'C2C' },
        answer: { list: [{ amount: '1500.00', methodName: 'GCash', waitingSince: 1735689000000 }] },
      },
    ],
  },
}
