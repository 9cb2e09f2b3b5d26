import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { depositNow, playRound } from '../../../testing/playing.ts'

let testPlatform: TestPlatform
let jun: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  jun = await testPlatform.signIn('jun')
})

const pauseAt = async (amount: string) => (await jun.client.safety.depositPause({ amount })).pause

describe('the pause before an unusually large deposit', () => {
  it('comes from three times the member’s own median deposit on, and not below [G-53]', async () => {
    for (const amount of ['100', '900', '200']) await depositNow(testPlatform, jun, amount)
    expect((await jun.client.safety.depositPause({ amount: '599.99' })).usual).toBe('200.00')
    expect([await pauseAt('599.99'), await pauseAt('600'), await pauseAt('50000')]).toEqual([false, true, true])
  })

  it('never comes while there are too few deposits to speak of usual, and forgets those of long ago', async () => {
    for (const amount of ['100', '100']) await depositNow(testPlatform, jun, amount)
    expect(await jun.client.safety.depositPause({ amount: '50000' })).toMatchObject({ pause: false, usual: null })
    await depositNow(testPlatform, jun, '100')
    expect(await pauseAt('50000')).toBe(true)
    testPlatform.clock.advance(90 * DAY)
    jun = await testPlatform.signIn('jun')
    expect(await jun.client.safety.depositPause({ amount: '50000' })).toMatchObject({ pause: false, usual: null })
  })

  it('shows the last seven days and the limit that binds, as plain facts [G-53]', async () => {
    await depositNow(testPlatform, jun, '400')
    testPlatform.clock.advance(8 * DAY)
    jun = await testPlatform.signIn('jun')
    await depositNow(testPlatform, jun, '300')
    playRound(testPlatform, 'jun', 5_000n, { payout: 1_000n })
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'month', amount: '2000' })
    const { week, limit } = await jun.client.safety.depositPause({ amount: '100' })
    expect(week).toMatchObject({
      from: NOON + DAY,
      deposited: '300.00',
      withdrawn: '0.00',
      staked: '50.00',
      won: '10.00',
      net: '-40.00',
    })
    expect(limit).toMatchObject({ period: 'month', amount: '2000.00', used: '700.00', left: '1300.00' })
  })

  it('holds nothing back: the amount may be ordered, and asking moves no money', async () => {
    for (const amount of ['100', '100', '100']) await depositNow(testPlatform, jun, amount)
    const before = (await jun.client.wallet.balance({})).sumBalance
    expect(await pauseAt('5000')).toBe(true)
    expect((await jun.client.wallet.balance({})).sumBalance).toBe(before)
    const order = { methodId: 'GCASH', amount: '5000' }
    expect((await jun.client.deposit.order(order, { idempotencyKey: 'large-one' })).amount).toBe('5000.00')
  })
})
