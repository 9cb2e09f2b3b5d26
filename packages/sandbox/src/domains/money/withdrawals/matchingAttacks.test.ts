import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeMember } from '../../identity/members/members.ts'
import { pointAccount } from '../../rewards/points/account.ts'
import { settleRewards } from '../../rewards/loyalty/settleRewards.ts'
import { bindCard } from '../bank/cards.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import { setPaymentPassword } from '../../access/security/paymentPassword.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { freshKey, payOrder, personOf, receiptPicture, takeFirstSteps } from '../../../testing/playing.ts'

let testPlatform: TestPlatform
/** The depositor; vip's seeded withdrawal of 1,500.00 waits for a depositor. */
let maria: Visitor
let vip: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
  vip = await testPlatform.signIn('vip')
})

const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const proof = [receiptPicture]
const order = (visitor = maria, amount = '1500') =>
  visitor.client.deposit.order({ methodId: 'C2C', amount }, freshKey())
const submit = (orderId: string, reference: string, visitor = maria) =>
  visitor.client.deposit.submit({ orderId, reference, proof }, freshKey())
const balanceOf = async (account: string) =>
  (await (await testPlatform.signIn(account)).client.wallet.balance({})).sumBalance
/** Advances the clock and does what is due. */
const wait = (ms: number) => {
  testPlatform.clock.advance(ms)
  testPlatform.sandbox.tick()
}
const status = async () => (await (await testPlatform.signIn('vip')).client.withdrawal.list({})).list[0]?.status
const left = async () => {
  const answer = await (await testPlatform.signIn('vip')).client.receipt.list({})
  return answer.list.map(({ automaticAt }) => (automaticAt - answer.now) / MINUTE)
}

describe('a depositor who did not pay', () => {
  it('gains nothing by an invented reference and a tiny picture, however long it waits; the withdrawal is free again', async () => {
    await submit((await order()).id, 'INVENTED01')
    wait(30 * MINUTE)
    expect([await balanceOf('maria'), await status()]).toEqual(['5000.00', 'waiting'])
    wait(24 * HOUR)
    expect([await balanceOf('maria'), await status()]).toEqual(['5000.00', 'paying'])
    maria = await testPlatform.signIn('maria')
    expect((await maria.client.deposit.list({})).list[0]?.status).toBe('rejected')
    expect((await maria.client.deposit.matches({ methodId: 'C2C' })).list).toHaveLength(1)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('gains nothing by the reference of somebody else’s transfer, or of another amount', async () => {
    const made = await order()
    const elsewhere = await payOrder(testPlatform, { ...made, reference: 'C200099123' })
    await submit(made.id, elsewhere)
    wait(2 * HOUR)
    expect(await balanceOf('maria')).toBe('5000.00')
    await testPlatform.operate('deposits/reject', { id: made.id })
    maria = await testPlatform.signIn('maria')
    const again = await order()
    await submit(again.id, await payOrder(testPlatform, { ...again, amount: '1' }))
    wait(2 * HOUR)
    expect(await balanceOf('maria')).toBe('5000.00')
  })

  it('is credited by what proves the transfer: the network and the time, the receiver, or the operator', async () => {
    const made = await order()
    await submit(made.id, await payOrder(testPlatform, made))
    wait(30 * MINUTE - 1)
    expect(await balanceOf('maria')).toBe('5000.00')
    wait(1)
    expect(await balanceOf('maria')).toBe('6500.00')
    testPlatform = createTestPlatform()
    maria = await testPlatform.signIn('maria')
    const unknown = await order()
    await submit(unknown.id, 'UNKNOWN001')
    await testPlatform.operate('deposits/credit', { id: unknown.id })
    expect(await balanceOf('maria')).toBe('6500.00')
  })
})

describe('the time after which no answer counts as received', () => {
  beforeEach(async () => {
    const made = await order()
    await submit(made.id, await payOrder(testPlatform, made))
  })

  it('stands still while the site is in maintenance, and goes on with what was left [S-351]', async () => {
    wait(10 * MINUTE)
    await testPlatform.operate('site/set', { maintenance: true })
    wait(5 * HOUR)
    await testPlatform.operate('site/set', { maintenance: false })
    expect([await balanceOf('maria'), await left()]).toEqual(['5000.00', [20]])
    wait(20 * MINUTE)
    expect(await balanceOf('maria')).toBe('6500.00')
  })

  it('stands still while the region is blocked, withdrawals are switched off or the call fails, however these overlap', async () => {
    await testPlatform.operate('site/set', { regionRestriction: true })
    wait(HOUR)
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'WITHDRAW', on: false })
    await testPlatform.operate('site/set', { regionRestriction: false })
    wait(HOUR)
    await testPlatform.operate('faults/add', { endpoint: 'receipt.confirm', kind: 'html502' })
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'WITHDRAW', on: true })
    wait(HOUR)
    await testPlatform.operate('faults/clear')
    expect([await balanceOf('maria'), await left()]).toEqual(['5000.00', [30]])
  })

  it('never runs for a transfer that is disputed', async () => {
    const [payout] = (await vip.client.receipt.list({})).list
    await vip.client.receipt.confirm({ id: payout?.id ?? '', action: 'NOT_RECEIVED', proof }, freshKey())
    wait(30 * 24 * HOUR)
    expect([await balanceOf('maria'), await status()]).toEqual(['5000.00', 'disputed'])
  })
})

describe('one person with several accounts', () => {
  it('pays no withdrawal of their own, by mobile, document, birthday or payout account', async () => {
    const { context, state } = testPlatform.sandbox
    const own = personOf(testPlatform, 'vip')
    const { mobile, profile, birthday } = personOf(testPlatform, 'maria')
    const disguise = (change: Parameters<typeof changeMember>[2]) =>
      state.transact(() => changeMember(context, own.id, { mobile: own.mobile, ...change }))
    const offered = async () => (await maria.client.deposit.matches({ methodId: 'C2C' })).list.length
    expect(await offered()).toBe(1)
    disguise({ mobile: '639170001002' })
    expect(await offered()).toBe(0)
    expect(await code(order())).toBe('deposit.match.none')
    disguise({})
    expect(await offered()).toBe(1)
    // The data change between order and payment.
    const made = await order()
    disguise({ mobile })
    const reference = await payOrder(testPlatform, made)
    expect(await code(submit(made.id, reference))).toBe(mobile ? 'deposit.match.own' : null)
    disguise({ profile: { ...profile, idNumber: 'N01-12-123456' }, birthday })
    state.transact(() =>
      changeMember(context, personOf(testPlatform, 'maria').id, { profile: { ...profile, idNumber: 'n01-12-123456' } }),
    )
    expect(await offered()).toBe(0)
  })

  it('holds no more than five open orders, so that withdrawals are not kept from others', async () => {
    const orders = []
    for (let count = 0; count < 5; count++)
      orders.push(await maria.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey()))
    expect(await code(order())).toBe('deposit.orders.many')
    expect(
      await code(
        maria.client.deposit.qr(
          { targetUsername: 'maria', amount: '500', deviceId: 'd1', bankCode: 'QRPH' },
          freshKey(),
        ),
      ),
    ).toBe('deposit.orders.many')
    await maria.client.deposit.cancel({ orderId: orders[0]?.id ?? '' })
    expect(await code(order())).toBe(null)
  })

  it('gains nothing by sending one sum round three accounts: no bonus, mission, points, rank or first deposit', async () => {
    const { context, state } = testPlatform.sandbox
    const merchant = context.merchants.get('crph')
    if (!merchant) throw new Error('no merchant')
    const ring = ['ace', 'beth', 'carl']
    const worth = () =>
      ring.map((account) => context.tables.accounts.get(`member:${personOf(testPlatform, account).id}`)?.balance ?? 0n)
    const bound = { password: SEEDED_PAYMENT_PASSWORD, isDefault: true }
    state.transact(() => {
      for (const [place, account] of ring.entries()) {
        const accountName = ['Ace Reyes', 'Beth Garcia', 'Carl Mendoza'][place] ?? ''
        const accountNumber = String(55_500_012_345_678 + place)
        setPaymentPassword(context, personOf(testPlatform, account).id, SEEDED_PAYMENT_PASSWORD)
        bindCard(context, merchant, personOf(testPlatform, account), {
          ...bound,
          bankCode: 'SAMPAG',
          accountNumber,
          accountName,
        })
      }
    })
    // A new account can be paid to after a day.
    testPlatform.clock.advance(25 * HOUR)
    testPlatform.sandbox.tick()
    const rewards = (account: string) => {
      const member = state.transact(() => settleRewards(context, personOf(testPlatform, account)))
      return [
        context.tables.rewards.by('member', String(member.id)).length,
        pointAccount(context, member.id).balance,
        member.rank,
      ]
    }
    const before = ring.map(rewards)
    const sum = worth().reduce((all, one) => all + one, 0n)
    for (let turn = 0; turn < 6; turn++) {
      const [from, to] = [ring[turn % 3] ?? '', ring[(turn + 1) % 3] ?? '']
      const receiver = await testPlatform.signIn(from)
      const bankCardId =
        (await receiver.client.bank.cards({})).list.find(({ isDefault }) => isDefault)?.bankCardId ?? ''
      const asked = { amount: '700', bankCardId, password: SEEDED_PAYMENT_PASSWORD, c2c: true }
      const { id } = await receiver.client.withdrawal.submit(asked, freshKey())
      await testPlatform.operate('withdrawals/approve', { id })
      const payer = await testPlatform.signIn(to)
      await takeFirstSteps(payer)
      const request = { methodId: 'C2C', amount: '700' }
      const bonus = payer.client.deposit.order({ ...request, promotionId: 'week-deposit' }, freshKey())
      expect(await code(bonus)).toMatch(/^promotion\./)
      const made = await payer.client.deposit.order(request, freshKey())
      await submit(made.id, await payOrder(testPlatform, made), payer)
      const [payout] = (await receiver.client.receipt.list({})).list
      await receiver.client.receipt.confirm({ id: payout?.id ?? '', action: 'RECEIVED' }, freshKey())
    }
    expect(worth().reduce((all, one) => all + one, 0n)).toBe(sum)
    expect(ring.map(rewards)).toEqual(before)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })
})
