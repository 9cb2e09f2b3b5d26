import { describe, expect, it } from 'vitest'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { setPaymentPassword } from '../../access/security/paymentPassword.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { depositNow, freshKey, personOf, playRound } from '../../../testing/playing.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'
import { changePoints } from './account.ts'

const password = '482913'

async function rich(testPlatform: TestPlatform, points = 20_000n) {
  const { context, state } = testPlatform.sandbox
  const { id } = personOf(testPlatform, 'jun')
  state.transact(() => {
    setPaymentPassword(context, id, password)
    if (points > 0n) changePoints(context, id, { type: 'reward', change: points, reference: '' })
  })
  return testPlatform.signIn('jun')
}

const place = { address: '1 Test Street, Manila', mobile: '09170001002' }

describe('points', () => {
  it('are earned by turnover and by deposits that are played, whole ones only, and the rest is not lost', async () => {
    const testPlatform = createTestPlatform()
    const jun = await rich(testPlatform, 0n)
    await depositNow(testPlatform, jun, '500')
    expect(await jun.client.points.balance({})).toBe(0)
    playRound(testPlatform, 'jun', 999n)
    expect(await jun.client.points.balance({})).toBe(0)
    playRound(testPlatform, 'jun', 1n)
    expect(await jun.client.points.balance({})).toBe(1)
    playRound(testPlatform, 'jun', 20_000n, { gameType: 'LIVE' })
    playRound(testPlatform, 'jun', 40_000n, { gameType: 'LIVE' })
    const { list } = await jun.client.points.transactions({})
    expect(list.map(({ type, changedPoints, pointsBalance }) => [type, changedPoints, pointsBalance])).toEqual([
      ['deposit', 5, 36],
      ['live', 30, 31],
      ['slots', 1, 1],
    ])
  })

  it('are not earned by money that is paid in and taken out again, however often', async () => {
    const testPlatform = createTestPlatform()
    const { context, state } = testPlatform.sandbox
    const jun = await rich(testPlatform, 0n)
    for (let round = 0; round < 3; round++) {
      await depositNow(testPlatform, jun, '5000')
      const moves = [
        { from: memberAccount(personOf(testPlatform, 'jun').id), to: cashierAccount('crph'), amount: 500_000n },
      ]
      state.transact(() => post(context, { kind: 'withdrawal', reference: `out-${round}`, moves }))
    }
    expect(await jun.client.points.balance({})).toBe(0)
  })

  it.each([0, 2, 3])(
    'are worth in money what the rate says, in a currency with %i decimals [S-381]',
    async (digits) => {
      const testPlatform = createTestPlatform({ merchants: testMerchants.map((merchant) => ({ ...merchant, digits })) })
      const jun = await rich(testPlatform)
      const { pointsPerUnit } = await jun.client.points.config({})
      const { redeemAmount, pointsRatio } = await jun.client.points.convert({ points: 500, password }, freshKey())
      expect(Number(redeemAmount)).toBe(500 / pointsPerUnit)
      expect(pointsRatio).toBe(`${pointsPerUnit}:1`)
    },
  )

  it('never expire [S-380]', async () => {
    const testPlatform = createTestPlatform()
    await rich(testPlatform, 70n)
    testPlatform.clock.advance(5 * 366 * 86_400_000)
    const jun = await testPlatform.signIn('jun')
    expect(await jun.client.points.balance({})).toBe(70)
    expect((await jun.client.points.config({})).expires).toBe(false)
  })

  it('turn into money at 100 for 1.00, in whole steps, behind the payment password [S-377] [S-426]', async () => {
    const testPlatform = createTestPlatform()
    const jun = await rich(testPlatform)
    const convert = (points: number, typed = password) =>
      jun.client.points.convert({ points, password: typed }, freshKey())
    await expect(convert(500, '111111')).rejects.toMatchObject({ code: 'invalid.payment.pw' })
    await expect(convert(150)).rejects.toMatchObject({ code: 'points.convert.step' })
    await expect(convert(30_000)).rejects.toMatchObject({ code: 'points.not.enough' })
    expect(await convert(500)).toMatchObject({ changedPoints: -500, pointsBalance: 19_500, paidAmount: '5.00' })
    expect((await jun.client.wallet.balance({})).sumBalance).toBe('5.00')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('buy goods within stock and limit; each refusal has its own code [S-377] [S-381]', async () => {
    const testPlatform = createTestPlatform()
    const jun = await rich(testPlatform)
    const redeem = (rewardId: string, quantity = 1, more: object = place) =>
      jun.client.points.redeem({ rewardId, quantity, password, ...more }, freshKey())
    await expect(redeem('poster')).rejects.toMatchObject({ code: 'points.reward.sold.out' })
    await expect(redeem('nothing')).rejects.toMatchObject({ code: 'points.reward.unknown' })
    await expect(redeem('mug', 2)).rejects.toMatchObject({ code: 'points.reward.limit' })
    await expect(redeem('mug', 1, {})).rejects.toMatchObject({ code: 'points.address.needed' })
    expect(await redeem('mug')).toMatchObject({ status: 'inProcess', pointsBalance: 18_500 })
    await expect(redeem('mug')).rejects.toMatchObject({ code: 'points.reward.limit' })
    await redeem('golden-egg', 2)
    expect((await jun.client.ticket.list({})).filter(({ ticketType }) => ticketType === 'GOLDEN_EGG')).toHaveLength(2)
    await redeem('headphones')
    await expect(redeem('cash-10', 9)).rejects.toMatchObject({ code: 'points.not.enough' })
    const { list } = await jun.client.points.rewards({ type: 'goods' })
    expect(list.find(({ id }) => id === 'mug')).toMatchObject({ stock: 19, redeemed: 1, limit: 1 })
  })

  it('come back when a redemption is rejected, and stay spent when it is approved [S-378] [S-379]', async () => {
    const testPlatform = createTestPlatform()
    const jun = await rich(testPlatform)
    const redeem = (rewardId: string) => jun.client.points.redeem({ rewardId, password, ...place }, freshKey())
    const mug = await redeem('mug')
    const cap = await redeem('cap')
    await testPlatform.operate('redemptions/decide', { id: mug.id, approve: false, remark: 'Address unknown.' })
    await testPlatform.operate('redemptions/decide', { id: cap.id, approve: true })
    await expect(testPlatform.operate('redemptions/decide', { id: mug.id, approve: true })).rejects.toThrow(/decided/)
    expect(await jun.client.points.balance({})).toBe(17_500)
    const { list } = await jun.client.points.redemptions({})
    expect(list.map((row) => [row.name, row.status, row.changedPoints, row.remark])).toEqual([
      ['Cotton cap', 'approved', -2_500, null],
      ['Enamel mug', 'rejected', 0, 'Address unknown.'],
    ])
    expect(list[1]).toMatchObject({
      type: 'goods',
      quantity: 1,
      pointsRequirement: 1_500,
      receivingAddress: place.address,
      transactionReferenceNumber: expect.stringMatching(/^P\d{8}$/),
      pointsBalance: 17_500,
    })
  })

  it('need a session and, where they are spent, a sealed body [S-376]', async () => {
    const guest = createTestPlatform().visitor()
    await expect(guest.client.points.balance({})).rejects.toMatchObject({ name: 'TokenMissing' })
    await expect(guest.client.points.convert({ points: 100, password }, freshKey())).rejects.toMatchObject({
      name: 'TokenMissing',
    })
  })
})
