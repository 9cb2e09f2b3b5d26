import { HOUR } from '@croupier/locales/calendar'
import { moneyText } from '@croupier/api'
import { earlier } from '../../core/clock/earlier.ts'
import { cardsOf } from '../bank/cards.ts'
import { creditDeposit, orderDeposit, submitDeposit } from '../deposits/deposits.ts'
import { seededPerson } from '../members/seed.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../security/seed.ts'
import type { Seed } from '../../Subject.ts'
import type { World } from '../../World.ts'
import { payWithdrawal } from './payouts.ts'
import { answerReceipt } from './receipts.ts'
import { approveWithdrawal, requestWithdrawal } from './withdrawals.ts'

/**
 * Gives vip two deposits and two withdrawals of the same amounts: the balance stays what the guide promises. One
 * withdrawal is over; the other waits for a depositor, so that a matched deposit can be made.
 */
export const withdrawalSeed: Seed = {
  people(world) {
    const vip = seededPerson(world, 'crph', 'vip')
    if (!vip) return
    depositAndReceive(hoursAgo(world, 48), vip, 100_000n)
    deposit(world, vip, 150_000n, '7000000000002')
    const { id } = withdraw(hoursAgo(world, 3), vip, 150_000n, true)
    approveWithdrawal(hoursAgo(world, 2), id)
    // It waits for a depositor for as long as it takes.
    const row = world.tables.withdrawals.get(id)
    if (row) world.tables.withdrawals.put(id, { ...row, nextAt: null })
  },
}

type Person = NonNullable<ReturnType<typeof seededPerson>>

const hoursAgo = (world: World, hours: number): World => earlier(world, hours * HOUR)

function deposit(world: World, { merchant, member }: Person, amount: bigint, reference: string): void {
  const wish = { method: 'GCASH', amount: moneyText(amount) }
  const { id } = orderDeposit(hoursAgo(world, 10), merchant, member, wish)
  submitDeposit(hoursAgo(world, 9.9), merchant, member, id, {
    sender: '09170001002',
    senderName: '',
    reference,
    proofs: [],
  })
  creditDeposit(hoursAgo(world, 9.8), id)
}

function withdraw(world: World, { merchant, member }: Person, amount: bigint, c2c: boolean) {
  const [card] = cardsOf(world, member.id)
  return requestWithdrawal(world, merchant, member, {
    amount: moneyText(amount),
    bankCardId: card?.id ?? '',
    password: SEEDED_PAYMENT_PASSWORD,
    c2c,
  })
}

function depositAndReceive(world: World, person: Person, amount: bigint): void {
  deposit(world, person, amount, '7000000000001')
  const { id } = withdraw(hoursAgo(world, 9), person, amount, false)
  approveWithdrawal(hoursAgo(world, 8.9), id)
  const payout = payWithdrawal(hoursAgo(world, 8.8), id)
  answerReceipt(hoursAgo(world, 8.7), person.member, payout.id, { action: 'RECEIVED', comment: '', proofs: [] })
}
