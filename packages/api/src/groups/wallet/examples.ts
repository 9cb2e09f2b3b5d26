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

/** Balance, wallets and deposits. */
export const examples: GroupReference<'wallet'> = {
  'wallet.balance': {
    doc: 'What the member has, in all and by wallet.',
    examples: [
      {
        request: {},
        answer: {
          sumBalance: 1234.5,
          currency: 'TLB',
          currencySymbol: 'P',
          balance: [{ accountTypeId: 2, availBalance: 1234.5 }],
        },
      },
    ],
  },
  'wallet.merchantWallet': {
    doc: 'Whether the merchant keeps one wallet for all vendors.',
    examples: [{ request: {}, answer: { isSingle: 1 } }],
  },
  'wallet.depositMethods': {
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
  'wallet.depositOrder': {
    doc: 'First step of a deposit: reserves the receiver and says until when to pay.',
    examples: [{ request: { methodId: 'gcash', amount: '500.00' }, answer: order }],
  },
  'wallet.depositSubmit': {
    doc: 'Second step: the person has paid and gives the reference of the transfer.',
    examples: [
      { request: { orderId: 'o-1', senderMobile: '09171234567', reference: '1234567890123' }, answer: deposit },
    ],
  },
  'wallet.deposits': {
    doc: 'The deposits, newest first, each with the time of every stage it reached.',
    examples: [{ request: { page: 1 }, answer: { list: [deposit], totalPages: 1, totalCount: 1 } }],
  },
}
