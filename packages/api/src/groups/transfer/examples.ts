import type { GroupReference } from '../../contract/examples.ts'

const balances = { sumBalance: '1234.50', balance: [{ accountTypeId: 2, availBalance: '1234.50' }] }

const transferred = {
  id: 'T00000009',
  counterpart: 'ace***1',
  amount: '100.00',
  balance: '1134.50',
  at: 1735689600000,
}

/** Between wallets and between people. */
export const examples: GroupReference<'transfer'> = {
  'transfer.settings': {
    doc: 'Whom the member may send money to, and in which bounds.',
    examples: [
      {
        request: {},
        answer: {
          toUpline: true,
          uplineName: 'ace***1',
          toDownline: false,
          minimum: '1.00',
          maximum: null,
          hasPaymentPassword: true,
          available: '1234.50',
        },
      },
    ],
  },
  'transfer.wallets': {
    doc: 'Moves money between the main wallet and a vendor’s.',
    examples: [
      {
        request: { fromAccountType: 2, toAccountType: 50, amount: '100.00' },
        answer: {
          id: 'T00000008',
          sumBalance: '1234.50',
          balance: [
            { accountTypeId: 2, availBalance: '1134.50' },
            { accountTypeId: 50, availBalance: '100.00' },
          ],
        },
      },
    ],
  },
  'transfer.collect': {
    doc: 'Brings everything back to the main wallet.',
    examples: [{ request: {}, answer: balances }],
  },
  'transfer.upline': {
    doc: 'Sends money to the agent above.',
    examples: [{ request: { amount: '100.00', password: '135790' }, answer: transferred }],
  },
  'transfer.downline': {
    doc: 'Sends money to a direct downline.',
    examples: [
      {
        request: { account: 'player01', amount: '100.00', password: '135790', remark: 'Thank you' },
        answer: { ...transferred, counterpart: 'pla***1' },
      },
    ],
  },
}
