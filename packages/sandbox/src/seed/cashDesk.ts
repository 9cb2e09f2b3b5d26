import { HOUR } from '@croupier/locales/calendar'
import { moneyText } from '@croupier/api'
import { bindCard, cardsOf } from '../subjects/bank/cards.ts'
import { creditDeposit, orderDeposit, submitDeposit } from '../subjects/deposits/deposits.ts'
import { memberByAccount } from '../subjects/members/members.ts'
import { hasPaymentPassword, setPaymentPassword } from '../subjects/security/paymentPassword.ts'
import type { Member } from '../subjects/members/rows.ts'
import type { Merchant } from '../subjects/merchants/Merchant.ts'
import type { World } from '../World.ts'
import { payWithdrawal } from '../subjects/withdrawals/payouts.ts'
import { answerReceipt } from '../subjects/withdrawals/receipts.ts'
import { approveWithdrawal, requestWithdrawal } from '../subjects/withdrawals/withdrawals.ts'
import { SEEDED_PAYMENT_PASSWORD } from './safety.ts'

interface Account {
  readonly bankCode: string
  readonly accountNumber: string
}

/** Who has a payment password and accounts to withdraw to. jun has neither yet: the first steps are theirs. */
const PEOPLE: readonly (readonly [merchant: string, account: string, name: string, accounts: readonly Account[]])[] = [
  [
    'crph',
    'maria',
    'Maria Santos',
    [
      { bankCode: 'GCASH', accountNumber: '09170001002' },
      { bankCode: 'ISLA', accountNumber: '004400221002' },
    ],
  ],
  ['crph', 'vip', 'Victoria Cruz', [{ bankCode: 'MAYA', accountNumber: '09170001006' }]],
  ['crph', 'ace', 'Ace Reyes', [{ bankCode: 'SAMPAG', accountNumber: '88000012345678' }]],
  ['crph', 'beth', 'Beth Garcia', []],
  ['crph', 'carl', 'Carl Mendoza', []],
  ['crbd', 'rana', 'Rana Ahmed', [{ bankCode: 'BKASH', accountNumber: '01710000777' }]],
]

/**
 * Gives the people accounts, and vip two deposits and two withdrawals of the same amounts: the balance stays what the guide
 * promises. One withdrawal is over; the other waits for a depositor, so that a matched deposit can be made.
 */
export function seedCashDesk(world: World): void {
  for (const [code, account, name, accounts] of PEOPLE) {
    const person = personOf(world, code, account)
    if (!person) continue
    const { merchant, member } = person
    if (!hasPaymentPassword(world, member.id)) setPaymentPassword(world, member.id, SEEDED_PAYMENT_PASSWORD)
    for (const one of accounts)
      bindCard(ago(world, 72), merchant, memberNow(world, member), {
        ...one,
        accountName: name,
        isDefault: false,
        password: SEEDED_PAYMENT_PASSWORD,
      })
  }
  const vip = personOf(world, 'crph', 'vip')
  if (vip) {
    depositAndReceive(ago(world, 48), vip, 100_000n)
    deposit(world, vip, 150_000n, '7000000000002')
    const { id } = withdraw(ago(world, 3), vip, 150_000n, true)
    approveWithdrawal(ago(world, 2), id)
    // It waits for a depositor for as long as it takes.
    const row = world.tables.withdrawals.get(id)
    if (row) world.tables.withdrawals.put(id, { ...row, nextAt: null })
  }
}

interface Person {
  readonly merchant: Merchant
  readonly member: Member
}

function personOf(world: World, code: string, account: string): Person | undefined {
  const merchant = world.merchants.get(code)
  const member = memberByAccount(world, code, account)
  return merchant && member && { merchant, member }
}

const memberNow = (world: World, { id }: Member): Member => {
  const member = world.tables.members.get(String(id))
  if (!member) throw new Error(`no member ${id}`)
  return member
}

/** The world some hours ago. */
function ago(world: World, hours: number): World {
  const now = world.clock.now() - hours * HOUR
  return { ...world, clock: { ...world.clock, now: () => now } }
}

function deposit(world: World, { merchant, member }: Person, amount: bigint, reference: string): void {
  const wish = { method: 'GCASH', amount: moneyText(amount) }
  const { id } = orderDeposit(ago(world, 10), merchant, member, wish)
  submitDeposit(ago(world, 9.9), merchant, member, id, {
    sender: '09170001002',
    senderName: '',
    reference,
    proofs: [],
  })
  creditDeposit(ago(world, 9.8), id)
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
  const { id } = withdraw(ago(world, 9), person, amount, false)
  approveWithdrawal(ago(world, 8.9), id)
  const payout = payWithdrawal(ago(world, 8.8), id)
  answerReceipt(ago(world, 8.7), person.member, payout.id, { action: 'RECEIVED', comment: '', proofs: [] })
}
