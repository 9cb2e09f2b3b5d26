import { moneyText } from '@croupier/money'
import { HOUR } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { cardsOf } from '../bank/cards.ts'
import { withDemoMethod, demoMethod, demoTransfer } from './demoTransfer.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { creditDeposit } from './deposits.ts'
import { orderDeposit } from './orderDeposit.ts'
import { submitDeposit } from './submitDeposit.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import type { Seed } from '../../../Subject.ts'
import type { Context } from '../../../Context.ts'
import { payWithdrawal } from '../withdrawals/payouts.ts'
import { answerReceipt } from '../withdrawals/receipts.ts'
import { approveWithdrawal, requestWithdrawal } from '../withdrawals/withdrawals.ts'

/**
 * Gives vip two deposits and two withdrawals of the same amounts, so that the balance stays as the guide says. One
 * withdrawal is finished; the other waits for a depositor, so that a matched deposit can be made.
 */
export const depositSeed: Seed = {
  people(context) {
    for (const merchant of context.merchants.values()) {
      const member = memberByAccount(context, merchant.code, 'vip')
      if (!member) continue
      const vip = { merchant, member }
      depositAndReceive(hoursAgo(context, 48), vip, 100_000n)
      deposit(context, vip, 150_000n, 2)
      const { id } = withdraw(hoursAgo(context, 3), vip, 150_000n, true)
      approveWithdrawal(hoursAgo(context, 2), id)
      // It waits for a depositor without a time limit.
      const row = context.tables.withdrawals.get(id)
      if (row) context.tables.withdrawals.put(id, { ...row, nextAt: null })
    }
  },
}

interface Person {
  readonly merchant: Merchant
  readonly member: Member
}

const hoursAgo = (context: Context, hours: number): Context => earlier(context, hours * HOUR)

function deposit(context: Context, { merchant, member }: Person, amount: bigint, number: number): void {
  const request = { method: demoMethod(merchant).code, amount: moneyText(amount, merchant.digits) }
  const { id } = orderDeposit(hoursAgo(context, 10), withDemoMethod(merchant), member, request)
  submitDeposit(hoursAgo(context, 9.9), withDemoMethod(merchant), member, id, demoTransfer(merchant, member, number))
  creditDeposit(hoursAgo(context, 9.8), id)
}

function withdraw(context: Context, { merchant, member }: Person, amount: bigint, c2c: boolean) {
  const [card] = cardsOf(context, member.id)
  return requestWithdrawal(context, merchant, member, {
    amount: moneyText(amount, merchant.digits),
    bankCardId: card?.id ?? '',
    password: SEEDED_PAYMENT_PASSWORD,
    c2c,
  })
}

function depositAndReceive(context: Context, person: Person, amount: bigint): void {
  deposit(context, person, amount, 1)
  const { id } = withdraw(hoursAgo(context, 9), person, amount, false)
  approveWithdrawal(hoursAgo(context, 8.9), id)
  const payout = payWithdrawal(hoursAgo(context, 8.8), id)
  answerReceipt(hoursAgo(context, 8.7), person.member, payout.id, { action: 'RECEIVED', comment: '', proofs: [] })
}
