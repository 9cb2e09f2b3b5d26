import type { GroupReference } from './entry.ts'

const withdrawal = {
  id: 'W00000003',
  amount: '1000.00',
  fee: '15.00',
  payout: '985.00',
  paid: '985.00',
  received: '0.00',
  remaining: '985.00',
  status: 'waiting' as const,
  stages: [
    { stage: 'requested' as const, at: 1735689600000 },
    { stage: 'reviewing' as const, at: 1735689660000 },
    { stage: 'approved' as const, at: 1735689720000 },
    { stage: 'paying' as const, at: 1735689780000 },
    { stage: 'paid' as const, at: 1735689840000 },
    { stage: 'waiting' as const, at: 1735689840000 },
  ],
  withdrawType: 'BC' as const,
  bankName: 'Sample Bank',
  accountNumber: '********4321',
  accountName: 'Ana Cruz',
  c2c: 'N' as const,
  requestedAt: 1735689600000,
}

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

/** Withdrawals from settings to status. */
export const withdrawals: GroupReference<'withdrawal'> = {
  'withdrawal.settings': {
    doc: 'What a withdrawal may be, when, how often, and what stands in its way.',
    examples: [
      {
        request: {},
        answer: {
          allowWithdraw: 'Y',
          normalBankWithdrawalSwitch: 'Y',
          eWalletWithdrawalSwitch: 'Y',
          virtualWalletWithdrawalSwitch: 'N',
          minWithdrawal: 200,
          maxWithdrawal: 50000,
          eWalletMinAmount: 200,
          eWalletMaxAmount: 50000,
          maxTransactionTimes: 5,
          remainingTransactionTimes: 4,
          remainingWithdrawAmount: 149000,
          withdrawDateFrom: '00:00',
          withdrawDateTo: '00:00',
          mobileVerificationType: 'WITHDRAW_AMOUNT',
          mobileVerificationWithdrawAmount: 20000,
          c2cEnabled: 'Y',
          withdrawPenaltyCharge: 0,
          fixedAmountFlag: 'N',
          fixedWithdrawAmounts: [],
          amountLimitFlag: 'Y',
          eWalletAmountLimitFlag: 'Y',
          mainWalletBalance: '1234.50',
          hasPaymentPassword: true,
          turnoverLeft: null,
          autoReceiptMinutes: 30,
          expectedMinutes: 10,
        },
      },
    ],
  },
  'withdrawal.charge': {
    doc: 'What a withdrawal of this amount costs.',
    examples: [{ request: { withdrawAmount: '1000.00', withdrawType: 'BC' }, answer: 15 }],
  },
  'withdrawal.submit': {
    doc: 'Asks for a payout. The money leaves the balance at once and is held until it is paid or returned.',
    examples: [
      {
        request: { amount: '1000.00', bankCardId: 'B00000002', password: '135790' },
        answer: {
          ...withdrawal,
          status: 'requested',
          paid: '0.00',
          stages: [{ stage: 'requested', at: 1735689600000 }],
        },
      },
    ],
  },
  'withdrawal.list': {
    doc: 'The withdrawals, newest first.',
    examples: [
      { request: { page: 1 }, answer: { list: [withdrawal], totalPages: 1, totalCount: 1, now: 1735689900000 } },
    ],
  },
  'withdrawal.detail': {
    doc: 'One withdrawal with every stage it reached.',
    examples: [{ request: { id: 'W00000003' }, answer: withdrawal }],
  },
  'withdrawal.sms': {
    doc: 'Sends the code a large withdrawal asks for to the number of the profile.',
    examples: [{ request: {}, answer: { expiredMinutes: 2 } }],
  },
}

/** Confirmation of payouts. */
export const receipts: GroupReference<'receipt'> = {
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

/** Accounts to withdraw to. */
export const bank: GroupReference<'bank'> = {
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
