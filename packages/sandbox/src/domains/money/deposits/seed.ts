import { moneyText } from '@croupier/money'
import { HOUR } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { cardsOf } from '../bank/cards.ts'
import { demoCashier, demoMethod, demoTransfer } from './demoTransfer.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { creditDeposit } from './deposits.ts'
import { orderDeposit } from './orderDeposit.ts'
import { submitDeposit } from './submitDeposit.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import type { Seed } from '../../../Subject.ts'
import type { World } from '../../../World.ts'
import { payWithdrawal } from '../withdrawals/payouts.ts'
import { answerReceipt } from '../withdrawals/receipts.ts'
import { approveWithdrawal, requestWithdrawal } from '../withdrawals/withdrawals.ts'

/**
 * Gives vip two deposits and two withdrawals of the same amounts: the balance stays what the guide promises. One
 * withdrawal is over; the other waits for a depositor, so that a matched deposit can be made.
 */
export const depositSeed: Seed = {
  people(world) {
    for (const merchant of world.merchants.values()) {
      const member = memberByAccount(world, merchant.code, 'vip')
      if (!member) continue
      const vip = { merchant, member }
      depositAndReceive(hoursAgo(world, 48), vip, 100_000n)
      deposit(world, vip, 150_000n, 2)
      const { id } = withdraw(hoursAgo(world, 3), vip, 150_000n, true)
      approveWithdrawal(hoursAgo(world, 2), id)
      // It waits for a depositor for as long as it takes.
      const row = world.tables.withdrawals.get(id)
      if (row) world.tables.withdrawals.put(id, { ...row, nextAt: null })
    }
  },
}

interface Person {
  readonly merchant: Merchant
  readonly member: Member
}

const hoursAgo = (world: World, hours: number): World => earlier(world, hours * HOUR)

function deposit(world: World, { merchant, member }: Person, amount: bigint, number: number): void {
  const request = { method: demoMethod(merchant).code, amount: moneyText(amount, merchant.digits) }
  const { id } = orderDeposit(hoursAgo(world, 10), demoCashier(merchant), member, request)
  submitDeposit(hoursAgo(world, 9.9), demoCashier(merchant), member, id, demoTransfer(merchant, member, number))
  creditDeposit(hoursAgo(world, 9.8), id)
}

function withdraw(world: World, { merchant, member }: Person, amount: bigint, c2c: boolean) {
  const [card] = cardsOf(world, member.id)
  return requestWithdrawal(world, merchant, member, {
    amount: moneyText(amount, merchant.digits),
    bankCardId: card?.id ?? '',
    password: SEEDED_PAYMENT_PASSWORD,
    c2c,
  })
}

function depositAndReceive(world: World, person: Person, amount: bigint): void {
  deposit(world, person, amount, 1)
  const { id } = withdraw(hoursAgo(world, 9), person, amount, false)
  approveWithdrawal(hoursAgo(world, 8.9), id)
  const payout = payWithdrawal(hoursAgo(world, 8.8), id)
  answerReceipt(hoursAgo(world, 8.7), person.member, payout.id, { action: 'RECEIVED', comment: '', proofs: [] })
}
