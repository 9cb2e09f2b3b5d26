import { cardsOf } from '../domains/money/bank/cards.ts'
import { demoCashier, demoMethod, demoTransfer } from '../domains/money/deposits/demoTransfer.ts'
import { regularAccount } from '../domains/identity/members/cast.ts'
import { orderDeposit } from '../domains/money/deposits/orderDeposit.ts'
import { submitDeposit } from '../domains/money/deposits/submitDeposit.ts'
import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { changeSettings, operatorSettings } from '../domains/merchants/merchants/rules.ts'
import type { World } from '../World.ts'
import { payWithdrawal } from '../domains/money/withdrawals/payouts.ts'
import { answerReceipt, type Answer } from '../domains/money/withdrawals/receipts.ts'
import { approveWithdrawal, requestWithdrawal } from '../domains/money/withdrawals/withdrawals.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'

/**
 * Leaves money questions open: a member says a payout never came, ace that only a part of it did, vip's withdrawal waits
 * for a decision, and two deposits wait for the operator, who alone credits them here.
 */
export function seedDisputes(world: World, merchant: Merchant): void {
  const { creditAfter } = operatorSettings(world)
  changeSettings(world, { creditAfter: { ...creditAfter, [merchant.code]: null } })
  const person = (account: string) => memberByAccount(world, merchant.code, account)
  const [regular, ace, vip] = [person(regularAccount(merchant)), person('ace'), person('vip')]
  if (regular) {
    dispute(world, merchant, regular, '500', {
      action: 'NOT_RECEIVED',
      comment: 'Nothing has arrived since this morning.',
      proofs: ['statement.png'],
    })
    waitingDeposit(world, merchant, regular, '300', 11)
  }
  if (ace)
    dispute(world, merchant, ace, '800', { action: 'PARTIAL', amount: '350', comment: 'Only a part.', proofs: [] })
  if (vip) {
    withdraw(world, merchant, vip, '1200')
    waitingDeposit(world, merchant, vip, '2000', 12)
  }
}

function withdraw(world: World, merchant: Merchant, member: Member, amount: string) {
  const bankCardId = cardsOf(world, member.id)[0]?.id ?? ''
  return requestWithdrawal(world, merchant, member, {
    amount,
    bankCardId,
    password: SEEDED_PAYMENT_PASSWORD,
    c2c: false,
  })
}

function dispute(world: World, merchant: Merchant, member: Member, amount: string, answer: Answer): void {
  const { id } = withdraw(world, merchant, member, amount)
  approveWithdrawal(world, id)
  answerReceipt(world, member, payWithdrawal(world, id).id, answer)
}

function waitingDeposit(world: World, merchant: Merchant, member: Member, amount: string, number: number): void {
  const { id } = orderDeposit(world, demoCashier(merchant), member, { method: demoMethod(merchant).code, amount })
  submitDeposit(world, demoCashier(merchant), member, id, demoTransfer(merchant, member, number))
}
