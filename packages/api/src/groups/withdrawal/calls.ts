import * as z from 'zod/mini'
import { askedAmount, confirmingPassword, idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { paymentPasswordErrors } from '../../contract/errors.ts'
import { pageAndSize } from '../../contract/paging.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  text,
} from '../../contract/scalars.ts'

/** Destination of a withdrawal: bank card, e-wallet, virtual wallet. */
export const withdrawType = z.enum(['BC', 'EW', 'VW'])

/**
 * Stages of a withdrawal. `waiting`: paid and not confirmed; `disputed`: paid, but the member says that it has not
 * arrived in full; the last three are final. A withdrawal cannot be cancelled: the contract has no call for it.
 */
const withdrawalStage = z.enum([
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'waiting',
  'disputed',
  'received',
  'rejected',
  'returned',
])

/** A withdrawal. Each stage carries its time once it is reached. */
export const withdrawalEntry = z.object({
  id: text,
  amount: money,
  /** Deducted from the amount. */
  fee: money,
  /** What reaches the account: amount less fee. */
  payout: money,
  /** Sent so far, and confirmed so far. */
  paid: money,
  received: money,
  /** The amount that has not arrived yet: payout less received. */
  remaining: money,
  status: withdrawalStage,
  stages: list(z.object({ stage: withdrawalStage, at: instant })),
  withdrawType,
  bankName: z.string(),
  /** The account with all but its last four digits hidden. */
  accountNumber: z.string(),
  accountName: z.string(),
  /** Paid by other members' deposits rather than by the merchant. */
  c2c: flag,
  /** Why it was rejected or returned, for the person. */
  reason: maybeText,
  /** The platform's own code of that reason, which customer service can look up. */
  reasonCode: maybeText,
  requestedAt: instant,
  finishedAt: maybeInstant,
})

const settings = endpoint({
  id: 'withdrawal.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  // Reading: the facts name no module; WITHDRAW switches the entry (wire fact 5.2).
  module: 'WITHDRAW',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => z.object({ groupId: z._default(count, 0) }),
  // Wire fact 3.17.
  value: () =>
    z.object({
      allowWithdraw: flag,
      normalBankWithdrawalSwitch: flag,
      eWalletWithdrawalSwitch: flag,
      virtualWalletWithdrawalSwitch: flag,
      minWithdrawal: money,
      maxWithdrawal: money,
      eWalletMinAmount: maybeMoney,
      eWalletMaxAmount: maybeMoney,
      virtualMinAmount: maybeMoney,
      virtualMaxAmount: maybeMoney,
      /** Withdrawals per day, and how many and how much are left today. */
      maxTransactionTimes: maybeCount,
      remainingTransactionTimes: maybeCount,
      remainingWithdrawAmount: maybeMoney,
      eWalletRemainingTransactionTimes: maybeCount,
      eWalletRemainingWithdrawAmount: maybeMoney,
      virtualRemainingTransactionTimes: maybeCount,
      virtualRemainingWithdrawAmount: maybeMoney,
      /** 'HH:mm' in the merchant's time zone; equal means all day, and the window may cross midnight. */
      withdrawDateFrom: maybeText,
      withdrawDateTo: maybeText,
      withdrawTimeMsg: maybeText,
      mobileVerificationType: z.nullish(z.enum(['EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT'])),
      mobileVerificationWithdrawAmount: maybeMoney,
      c2cEnabled: flag,
      /** Percent. */
      withdrawPenaltyCharge: maybeMoney,
      fixedAmountFlag: flag,
      fixedWithdrawAmounts: list(money),
      amountLimitFlag: flag,
      eWalletAmountLimitFlag: flag,
      virtualAmountLimitFlag: flag,
      mainWalletBalance: maybeMoney,
      // Extension: shown by a form before the button is pressed.
      /** A payment password has been set. */
      hasPaymentPassword: flag,
      /** Turnover still required before a withdrawal; null if there is none. */
      turnoverLeft: maybeMoney,
      /**
       * The amount that can be withdrawn now: the balance without money locked by a bonus; null if the platform does
       * not say.
       */
      withdrawable: maybeMoney,
      /** Minutes after which an unanswered payout counts as received. */
      autoReceiptMinutes: maybeCount,
      expectedMinutes: maybeCount,
    }),
})

const charge = endpoint({
  id: 'withdrawal.charge',
  method: 'GET',
  // Wire row 60 describes the call (calculated withdraw charges) without naming it: an address of our own until it is
  // known.
  path: '/wps/ext/withdrawal/charge',
  extension: true,
  module: 'WITHDRAW',
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () =>
    z.object({
      withdrawAmount: askedAmount,
      withdrawType,
      /** As in `withdrawal.submit`: such a payout may have another charge. */
      c2c: z.optional(flag),
    }),
  /** The charge itself, a bare number. */
  value: () => money,
  errors: {
    'withdrawal.amount.decimals': { field: 'withdrawAmount' },
    'withdrawal.type.closed': { field: 'withdrawType' },
  },
})

const submit = endpoint({
  id: 'withdrawal.submit',
  stepUp: 'withSecondStep',
  method: 'POST',
  // Wire row 61 shows two addresses; the versioned one, as for the balance (reading 2.9/32).
  path: '/wps/v2/transaction/withdraw',
  module: 'WITHDRAW',
  token: 'required',
  sealed: true,
  effect: 'money',
  gate: 'real',
  whileClosed: 'blocked',
  input: () =>
    z.object({
      amount: askedAmount,
      bankCardId: idText,
      /** Omitted only if the merchant switched WDRAWNOPASSVERIF3 on or PAYMENTPASS3 off. */
      password: confirmingPassword,
      virtualAmount: z.optional(askedAmount),
      groupId: z._default(count, 0),
      verificationCode: z.optional(textUpTo(20)),
      firebaseIdToken: z.optional(textUpTo(4_000)),
      /** Extension: the person agrees to be paid by another member's deposit. */
      c2c: flag,
    }),
  // Reading: the wire facts know only success; the response is the withdrawal, so that its status line can be shown
  // immediately.
  value: () => withdrawalEntry,
  errors: {
    'withdrawal.amount.out.of.band': { field: 'amount' },
    'withdrawal.amount.decimals': { field: 'amount' },
    'withdrawal.closed.hours': {},
    'security.cooling': {},
    'withdrawal.daily.limit': { field: 'amount' },
    'withdrawal.checks.missing': {},
    'withdrawal.turnover.left': { field: 'amount' },
    'withdrawal.type.closed': { field: 'bankCardId' },
    'withdrawal.verification.required': { field: 'verificationCode' },
    'bank.card.unknown': { field: 'bankCardId' },
    'bank.card.inactive': { field: 'bankCardId' },
    'bank.card.waiting': { field: 'bankCardId' },
    ...paymentPasswordErrors,
    'verification.code.invalid': { field: 'verificationCode' },
    'verification.code.expired': { field: 'verificationCode' },
    'balance.not.enough': { field: 'amount' },
  },
})

const withdrawals = endpoint({
  id: 'withdrawal.list',
  method: 'GET',
  // Wire fact 2.8, older report paths: only the address is known. Readings: the method, the query, and the rows, which
  // are the person's withdrawals, newest first.
  path: '/wps/report/withdrawTransaction',
  module: 'WITHDRAW',
  token: 'required',
  effect: 'read',
  whileClosed: true,
  input: () => z.object({ status: z.optional(withdrawalStage), ...pageAndSize }),
  value: () =>
    z.object({
      list: list(withdrawalEntry),
      totalPages: z._default(count, 0),
      totalCount: maybeCount,
      now: instant,
    }),
})

const detail = endpoint({
  id: 'withdrawal.detail',
  method: 'GET',
  // Extension: one withdrawal, for its status line.
  path: '/wps/ext/withdrawal/detail',
  module: 'WITHDRAW',
  token: 'required',
  effect: 'read',
  whileClosed: true,
  extension: true,
  input: () => z.object({ id: idText }),
  value: () => withdrawalEntry,
  errors: { 'withdrawal.unknown': {} },
})

const withdrawalSms = endpoint({
  id: 'withdrawal.sms',
  method: 'POST',
  // Extension: the code that a large withdrawal requires (3.17, mobileVerificationType), sent to the number of the
  // profile.
  path: '/wps/ext/withdrawal/sms',
  module: 'WITHDRAW',
  token: 'required',
  effect: 'write',
  gate: 'real',
  extension: true,
  whileClosed: 'blocked',
  input: () => z.object({}),
  value: () => z.object({ expiredMinutes: count }),
  errors: { TOO_MANY_REQUESTS: {}, 'mobile.unknown': {} },
})

/** Withdrawals from settings to status. */
export const withdrawal = {
  'withdrawal.settings': settings,
  'withdrawal.charge': charge,
  'withdrawal.submit': submit,
  'withdrawal.list': withdrawals,
  'withdrawal.detail': detail,
  'withdrawal.sms': withdrawalSms,
}
