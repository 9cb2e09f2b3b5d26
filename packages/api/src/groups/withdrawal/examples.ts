import type { GroupReference } from '../../contract/examples.ts'

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

/** Withdrawals from settings to status. */
export const examples: GroupReference<'withdrawal'> = {
  'withdrawal.settings': {
    doc: 'Limits, opening times and number of withdrawals, and what prevents one now.',
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
