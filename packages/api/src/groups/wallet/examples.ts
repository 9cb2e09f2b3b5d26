import type { GroupReference } from '../../contract/examples.ts'

/** Balance and wallets. */
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
}
