import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { claimReward, issueReward } from '../../rewards/promotions/rewards.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf, playRound } from '../../../testing/playing.ts'
import { payBonus, boundByWagering, openWagering, wageringLeft } from './wagering.ts'

const NAME = { EN: 'Test', TY: 'Test', BN: 'Test' }

function bonus(testPlatform: TestPlatform, source: string, amount = 1_000n, multiple = 5): string {
  const { context, state } = testPlatform.sandbox
  const member = personOf(testPlatform, 'maria')
  return state.transact(() => {
    const { id } = issueReward(context, member, { type: 'MANUAL', source, name: NAME, amount, multiple })
    claimReward(context, member, String(id))
    return String(id)
  })
}

/** The messages of a person with a title: their words, and the row each is about. */
async function messagesOf({ client }: Awaited<ReturnType<TestPlatform['signIn']>>, title: string) {
  const { list } = await client.inbox.list({})
  const found = list.filter((message) => message.title === title)
  return Promise.all(
    found.map(async ({ messageId }) => {
      const { content, about } = await client.inbox.detail({ messageId })
      return { content, about }
    }),
  )
}

const look = <Value>(testPlatform: TestPlatform, read: (memberId: number) => Value): Value =>
  testPlatform.sandbox.state.transact(() => read(personOf(testPlatform, 'maria').id))

describe('wagering', () => {
  it('binds the bonus and nothing else until its terms are met, and then sends a message [G-49] [G-63]', async () => {
    const testPlatform = createTestPlatform()
    const { context } = testPlatform.sandbox
    const id = bonus(testPlatform, 'one')
    const maria = await testPlatform.signIn('maria')
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5010.00')
    expect(look(testPlatform, (id) => [boundByWagering(context, id), wageringLeft(context, id)])).toEqual([
      1_000n,
      5_000n,
    ])
    playRound(testPlatform, 'maria', 4_999n)
    expect(look(testPlatform, (memberId) => wageringLeft(context, memberId))).toBe(1n)
    expect(await messagesOf(maria, 'Bonus terms met')).toEqual([])
    playRound(testPlatform, 'maria', 500n)
    expect(
      look(testPlatform, (memberId) => [boundByWagering(context, memberId), openWagering(context, memberId)]),
    ).toEqual([0n, []])
    expect(await messagesOf(maria, 'Bonus terms met')).toEqual([
      { content: expect.stringMatching(/₱10\.00 is met.* from it, ₱10\.00,/) as string, about: { kind: 'bonus', id } },
    ])
  })

  it('counts each kind of game by its weight, towards the oldest bonus first', () => {
    const testPlatform = createTestPlatform()
    const { context } = testPlatform.sandbox
    bonus(testPlatform, 'one')
    bonus(testPlatform, 'two')
    playRound(testPlatform, 'maria', 1_000n, { gameType: 'LIVE' })
    playRound(testPlatform, 'maria', 1_000n, { gameType: 'RNG' })
    expect(look(testPlatform, (id) => openWagering(context, id).map((row) => row.done))).toEqual([1_500n, 0n])
  })

  it('takes a bonus back when the member ends it, at most what is there, and only once [G-49]', async () => {
    const testPlatform = createTestPlatform()
    const id = bonus(testPlatform, 'one')
    const maria = await testPlatform.signIn('maria')
    const jun = await testPlatform.signIn('jun')
    await expect(jun.client.promotion.endBonus({ bonusId: id }, freshKey())).rejects.toMatchObject({
      code: 'promotion.bonus.unknown',
    })
    const ended = await maria.client.promotion.endBonus({ bonusId: id }, freshKey())
    expect(ended).toMatchObject({ status: 'ended', takenBack: '10.00', left: '0.00', canEnd: false })
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5000.00')
    await expect(maria.client.promotion.endBonus({ bonusId: id }, freshKey())).rejects.toMatchObject({
      code: 'promotion.bonus.closed',
    })
    const lost = bonus(testPlatform, 'two')
    playRound(testPlatform, 'maria', 501_000n - 300n, { payout: 0n, gameType: 'LOTT' })
    // Half of the stake counted, which met the terms: nothing is open any more.
    await expect(maria.client.promotion.endBonus({ bonusId: lost }, freshKey())).rejects.toMatchObject({
      code: 'promotion.bonus.closed',
    })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('expires at its own time, however late it is looked at, and never takes more than there is', async () => {
    const testPlatform = createTestPlatform()
    const { context } = testPlatform.sandbox
    const id = bonus(testPlatform, 'one', 200_000n, 10)
    playRound(testPlatform, 'maria', 699_000n, { payout: 0n, gameType: 'LIVE' })
    testPlatform.clock.advance(400 * DAY)
    expect(look(testPlatform, (memberId) => wageringLeft(context, memberId))).toBe(0n)
    const row = context.tables.wagering.get(id)
    expect([row?.status, row?.closedAt, row?.takenBack]).toEqual(['expired', row?.expiresAt, 1_000n])
    const maria = await testPlatform.signIn('maria')
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('0.00')
    expect(await messagesOf(maria, 'A bonus has expired')).toEqual([
      { content: expect.stringMatching(/₱2,000\.00.*₱10\.00/) as string, about: { kind: 'bonus', id } },
    ])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('refuses a multiple above the highest allowed', () => {
    const testPlatform = createTestPlatform()
    const terms = { id: 'x', bonus: 1n, multiple: 11, weights: {}, expiresAt: 1 }
    expect(() =>
      look(testPlatform, () => payBonus(testPlatform.sandbox.context, personOf(testPlatform, 'maria'), terms)),
    ).toThrow(RangeError)
  })
})
