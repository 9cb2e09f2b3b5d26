import { isTrial } from '../../identity/members/accountTypes.ts'
import { PICTURE_FILES } from '../../../wire/pictureFiles.ts'
import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import type { Answer } from '../../../wire/Answer.ts'
import { maskedNumber } from '../bank/cards.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { balanceOf, walletBalance } from '../../../core/ledger/ledger.ts'
import { reasonCode, reasonText } from '../bank/reasons.ts'
import { securityOf } from '../../access/security/security.ts'
import { sendSms, SMS_MINUTES } from '../../identity/verification/sms.ts'
import { wageringLeft } from '../wagering/wagering.ts'
import { payoutTotal } from './matching.ts'
import { AUTO_RECEIPT_MINUTES, receiptTime } from './payouts.ts'
import { answerReceipt, payoutsOf } from './receipts.ts'
import { readinessOf } from './readiness.ts'
import type { Payout, Withdrawal } from './rows.ts'
import { chargeFor } from '../../merchants/merchants/withdrawalTerms.ts'
import { ownWithdrawal, requestWithdrawal, headroomToday, withdrawalsOf, withoutCode } from './withdrawals.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

const ENDS = new Set(['received', 'rejected', 'returned'])

/** A withdrawal as shown in lists and status lines. */
export function withdrawalEntry(withdrawal: Withdrawal, language: string): Answer<'withdrawal.detail'> {
  const payout = payoutTotal(withdrawal)
  return {
    id: withdrawal.id,
    amount: withdrawal.amount,
    fee: withdrawal.fee,
    payout: payout,
    paid: withdrawal.sent,
    received: withdrawal.received,
    remaining: payout - withdrawal.received,
    status: withdrawal.status,
    stages: [...withdrawal.stages],
    withdrawType: withdrawal.cardType,
    bankName: withdrawal.bankName,
    accountNumber: maskedNumber(withdrawal.accountNumber),
    accountName: withdrawal.accountName,
    c2c: withdrawal.c2c,
    reason: reasonText(withdrawal.reason, language),
    reasonCode: reasonCode('WD', withdrawal.reason),
    requestedAt: withdrawal.at,
    finishedAt: ENDS.has(withdrawal.status) ? (withdrawal.stages.at(-1)?.at ?? null) : null,
  }
}

/** Withdrawals from settings to status. */
export const withdrawalHandlers: Handlers<'withdrawal'> = {
  'withdrawal.settings': (context, call) => {
    const { member } = signedIn(call)
    const { withdrawals: terms } = call.merchant
    const minimum = terms.minimum
    const maximum = terms.maximum
    const today = headroomToday(context, call.merchant, member)
    const left = { times: Math.max(0, today.times), amount: today.amount }
    const turnover = wageringLeft(context, member.id)
    return {
      allowWithdraw: isTrial(member) ? 'N' : 'Y',
      normalBankWithdrawalSwitch: 'Y',
      eWalletWithdrawalSwitch: 'Y',
      virtualWalletWithdrawalSwitch: 'N',
      minWithdrawal: minimum,
      maxWithdrawal: maximum,
      eWalletMinAmount: minimum,
      eWalletMaxAmount: maximum,
      virtualMinAmount: null,
      virtualMaxAmount: null,
      maxTransactionTimes: terms.timesADay,
      // One daily allowance for all kinds of account.
      remainingTransactionTimes: left.times,
      remainingWithdrawAmount: left.amount,
      eWalletRemainingTransactionTimes: left.times,
      eWalletRemainingWithdrawAmount: left.amount,
      withdrawDateFrom: terms.from,
      withdrawDateTo: terms.until,
      withdrawTimeMsg: null,
      mobileVerificationType: member.mobile ? 'WITHDRAW_AMOUNT' : null,
      mobileVerificationWithdrawAmount: member.mobile ? withoutCode(context, call.merchant, member) : null,
      c2cEnabled: call.merchant.depositMethods.some(({ kind }) => kind === 'c2c') ? 'Y' : 'N',
      withdrawPenaltyCharge: '0.00',
      fixedAmountFlag: 'N',
      fixedWithdrawAmounts: [],
      amountLimitFlag: 'Y',
      eWalletAmountLimitFlag: 'Y',
      virtualAmountLimitFlag: 'N',
      mainWalletBalance: walletBalance(context, memberAccount(member.id)),
      hasPaymentPassword: securityOf(context, member.id).paymentHash !== '',
      turnoverLeft: turnover > 0n ? turnover : null,
      // Bonus money is shown but cannot be withdrawn.
      withdrawable: balanceOf(context, memberAccount(member.id)),
      autoReceiptMinutes: AUTO_RECEIPT_MINUTES,
      expectedMinutes: terms.expectedMinutes,
    }
  },
  'withdrawal.charge': (_context, call, { withdrawAmount, withdrawType, c2c = false }) => {
    if (withdrawType === 'VW') throw new Refusal('withdrawal.type.closed')
    try {
      const amount = parseMoney(withdrawAmount, call.merchant.digits)
      if (amount < 0n) throw new Refusal('withdrawal.amount.decimals')
      return chargeFor(call.merchant.withdrawals, withdrawType, amount, c2c)
    } catch (failure) {
      throw failure instanceof MoneyFormatError ? new Refusal('withdrawal.amount.decimals') : failure
    }
  },
  'withdrawal.submit': (context, call, input) =>
    withdrawalEntry(requestWithdrawal(context, call.merchant, signedIn(call).member, input), call.language),
  'withdrawal.list': (context, call, { status, page, size }) => {
    const all = withdrawalsOf(context, signedIn(call).member.id)
    const wanted = status === undefined ? all : all.filter((one) => one.status === status)
    const { rows, totalPages, totalCount } = pageOf(wanted, page, size)
    return {
      list: rows.map((row) => withdrawalEntry(row, call.language)),
      totalPages,
      totalCount,
      now: context.clock.now(),
    }
  },
  'withdrawal.detail': (context, call, { id }) =>
    withdrawalEntry(ownWithdrawal(context, signedIn(call).member, id), call.language),
  'withdrawal.sms': (context, call) => {
    const { member } = signedIn(call)
    if (!member.mobile) throw new Refusal('mobile.unknown')
    sendSms(context, call.merchant, 'withdraw', member.mobile)
    return { expiredMinutes: SMS_MINUTES }
  },
}

function receiptEntry(context: Context, payout: Payout, language: string): Answer<'receipt.confirm'> {
  const withdrawal = context.tables.withdrawals.get(payout.withdrawalId)
  if (!withdrawal) throw new Refusal('receipt.unknown')
  const total = payoutTotal(withdrawal)
  return {
    id: payout.id,
    withdrawalId: payout.withdrawalId,
    amount: payout.amount,
    received: payout.received,
    remaining: payout.amount - payout.received,
    totalReceived: withdrawal.received,
    totalRemaining: total - withdrawal.received,
    allPaid: withdrawal.received === total,
    status: payout.status,
    bankName: withdrawal.bankName,
    accountNumber: maskedNumber(withdrawal.accountNumber),
    paidAt: payout.paidAt,
    automaticAt: receiptTime(context, payout).endsAt,
    answeredAt: payout.answeredAt,
    reason: reasonText(payout.reason, language),
    reasonCode: reasonCode('WD', payout.reason),
  }
}

/** The member's missing requirements for withdrawals. */
export const readinessHandlers: Pick<Handlers<'profile'>, 'profile.readiness'> = {
  'profile.readiness': (context, call) => ({ list: readinessOf(context, call.merchant, signedIn(call).member) }),
}

/** Confirmation of payouts. */
export const receiptHandlers: Handlers<'receipt'> = {
  'receipt.list': (context, call, { withdrawalId }) => {
    const payouts = payoutsOf(context, signedIn(call).member, withdrawalId)
    return {
      list: payouts.map((payout) => receiptEntry(context, payout, call.language)),
      autoReceiptMinutes: AUTO_RECEIPT_MINUTES,
      now: context.clock.now(),
      proofFiles: { ...PICTURE_FILES, types: [...PICTURE_FILES.types] },
      totalCount: payouts.length,
    }
  },
  'receipt.confirm': (context, call, { id, action, amount, comment, proof }) =>
    receiptEntry(
      context,
      answerReceipt(context, signedIn(call).member, id, {
        action,
        amount,
        comment,
        proofs: proof ?? [],
      }),
      call.language,
    ),
}
