import type { GroupReference } from '../../contract/examples.ts'

const card = {
  bankCardId: 'B00000002',
  bankCode: 'SAMPLE',
  bankName: 'Sample Bank',
  cardType: 'BC' as const,
  accountNumber: '********4321',
  accountName: 'Ana Cruz',
  isDefault: 'Y' as const,
  isWithdrawActive: 'Y' as const,
  createdAt: 1735680000000,
}

/** Accounts to withdraw to. */
export const examples: GroupReference<'bank'> = {
  'bank.cards': {
    doc: 'The accounts bound so far.',
    examples: [{ request: {}, answer: { list: [card], most: 5, accountName: 'Ana Cruz' } }],
  },
  'bank.banks': {
    doc: 'Banks and e-wallets that can be bound.',
    examples: [
      {
        request: {},
        answer: [
          {
            bankCode: 'SAMPLE',
            bankName: 'Sample Bank',
            cardType: 'BC',
            digits: { minimum: 10, maximum: 16 },
            isWithdrawActive: 'Y',
          },
        ],
      },
    ],
  },
  'bank.bind': {
    doc: 'Binds an account in the member’s own name.',
    examples: [
      {
        request: { bankCode: 'SAMPLE', accountNumber: '000087654321', accountName: 'Ana Cruz', password: '135790' },
        answer: card,
      },
    ],
  },
  'bank.unbind': {
    doc: 'Lets an account go that no open withdrawal uses.',
    examples: [{ request: { bankCardId: 'B00000002', password: '135790' }, answer: { bankCardId: 'B00000002' } }],
  },
  'bank.makeDefault': {
    doc: 'Chooses the account the withdrawal form opens with.',
    examples: [{ request: { bankCardId: 'B00000002' }, answer: card }],
  },
}
