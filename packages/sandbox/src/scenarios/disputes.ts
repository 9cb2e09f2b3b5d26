import { cardsOf } from '../domains/money/bank/cards.ts'
import { withDemoMethod, demoMethod, demoTransfer } from '../domains/money/deposits/demoTransfer.ts'
import { regularAccount } from '../domains/identity/members/cast.ts'
import { orderDeposit } from '../domains/money/deposits/orderDeposit.ts'
import { submitDeposit } from '../domains/money/deposits/submitDeposit.ts'
import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { changeSettings, operatorSettings } from '../domains/merchants/merchants/rules.ts'
import type { Context } from '../Context.ts'
import { payWithdrawal } from '../domains/money/withdrawals/payouts.ts'
import { answerReceipt, type Answer } from '../domains/money/withdrawals/receipts.ts'
import { approveWithdrawal, requestWithdrawal } from '../domains/money/withdrawals/withdrawals.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'

/**
 * Leaves money questions open: a member claims that a payout never came, ace that only a part of it did, vip's
 * withdrawal waits for a decision, and two deposits wait for the operator; none credit themselves here.
 */
export function seedDisputes(context: Context, merchant: Merchant): void {
  const { creditAfter } = operatorSettings(context)
  changeSettings(context, { creditAfter: { ...creditAfter, [merchant.code]: null } })
  const person = (account: string) => memberByAccount(context, merchant.code, account)
  const [regular, ace, vip] = [person(regularAccount(merchant)), person('ace'), person('vip')]
  if (regular) {
    dispute(context, merchant, regular, '500', {
      action: 'NOT_RECEIVED',
      comment: 'Nothing has arrived since this morning.',
      proofs: [{ name: 'statement.png', type: 'image/png', data: 'iVBORw0KGgo=' }],
    })
    waitingDeposit(context, merchant, regular, '300', 11)
  }
  if (ace)
    dispute(context, merchant, ace, '800', { action: 'PARTIAL', amount: '350', comment: 'Only a part.', proofs: [] })
  if (vip) {
    withdraw(context, merchant, vip, '1200')
    waitingDeposit(context, merchant, vip, '2000', 12)
  }
}

function withdraw(context: Context, merchant: Merchant, member: Member, amount: string) {
  const bankCardId = cardsOf(context, member.id)[0]?.id ?? ''
  return requestWithdrawal(context, merchant, member, {
    amount,
    bankCardId,
    password: SEEDED_PAYMENT_PASSWORD,
    c2c: false,
  })
}

function dispute(context: Context, merchant: Merchant, member: Member, amount: string, answer: Answer): void {
  const { id } = withdraw(context, merchant, member, amount)
  approveWithdrawal(context, id)
  answerReceipt(context, member, payWithdrawal(context, id).id, answer)
}

function waitingDeposit(context: Context, merchant: Merchant, member: Member, amount: string, number: number): void {
  const { id } = orderDeposit(context, withDemoMethod(merchant), member, { method: demoMethod(merchant).code, amount })
  submitDeposit(context, withDemoMethod(merchant), member, id, demoTransfer(merchant, member, number))
}
