import { describe, expect, it } from 'vitest'
import { Timeout } from '@croupier/api'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture } from '../testing/testPorts.ts'
import { rewardCountsStore } from './RewardCountsStore.ts'
import { rewardsStore } from './RewardsStore.ts'

const reward = (rewardId: number, rewardAmount: string | null = '20') =>
  ({ rewardId, eventName: 'Thanks', promotionType: 'MANUAL', status: 'I', rewardAmount }) as const
const claims = (...list: readonly ReturnType<typeof reward>[]) => value('promotion.claims', [...list])

const page = (handlers: Handlers = {}) => {
  const built = fixture({
    session: memberSession,
    handlers: {
      'promotion.claims': () => claims(reward(7), reward(8, null)),
      'promotion.available': () =>
        value('promotion.available', { MANUAL: { enabled: true, count: 2 }, MISSION: { enabled: true, count: 3 } }),
      'promotion.claim': () => value('promotion.claim', { claimedTickets: [{ rewardType: 'AMOUNT', value: '20.00' }] }),
      ...handlers,
    },
  })
  return { ...built, rewards: built.root.store(rewardsStore) }
}

describe('rewards', () => {
  it('that are money are the bonuses among them [G-49]', async () => {
    const { rewards } = page()
    await rewards.load()
    expect(rewards.bonuses.map(({ rewardId }) => rewardId)).toEqual([7])
  })

  it('are claimed once when pressed twice, and update counts and balance [S-370]', async () => {
    const { rewards, fake, root } = page()
    await rewards.load()
    const [first] = rewards.bonuses
    if (!first) throw new Error('no reward')
    const outcomes = await Promise.all([rewards.claim(first), rewards.claim(first)])
    expect(outcomes).toEqual([{ kind: 'done', given: [{ rewardType: 'AMOUNT', value: '20.00' }] }, { kind: 'ignored' }])
    expect(fake.inputs('promotion.claim')).toEqual([{ promotionClaimId: '7', promotionType: 'MANUAL' }])
    expect(fake.ids()).toEqual(expect.arrayContaining(['wallet.balance', 'promotion.available']))
    expect([root.counters.rewardCount, root.counters.missionCount]).toEqual([2, 3])
  })

  it('whose claim was answered late are asked for again with the same key [Q-11]', async () => {
    let lost = true
    const { rewards, fake } = page({
      'promotion.claim': () => {
        if (lost) throw new Timeout('late', { endpoint: 'promotion.claim', reference: 'R' })
        return value('promotion.claim', { claimedTickets: [] })
      },
    })
    await rewards.load()
    const [first] = rewards.bonuses
    if (!first) throw new Error('no reward')
    expect(await rewards.claim(first)).toMatchObject({ kind: 'refused' })
    lost = false
    expect(await rewards.claim(first)).toMatchObject({ kind: 'done' })
    const keys = fake.calls.filter(({ id }) => id === 'promotion.claim').map(({ options }) => options?.idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('that were claimed elsewhere are refused, and leave the list [S-370]', async () => {
    let list = claims(reward(7))
    const { rewards } = page({
      'promotion.claims': () => list,
      'promotion.claim': () => {
        list = claims()
        throw refusal('promotion.already.claimed', 'You have this reward already.')
      },
    })
    await rewards.load()
    const [first] = rewards.bonuses
    if (!first) throw new Error('no reward')
    expect(await rewards.claim(first)).toMatchObject({ kind: 'refused' })
    await expect.poll(() => rewards.rewards.data).toEqual([])
  })
})

describe('the counts', () => {
  it('stay as they were when the platform does not answer [S-328]', async () => {
    let broken = false
    const { root } = page({
      'promotion.available': () => {
        if (broken) throw new Timeout('late', { endpoint: 'promotion.available', reference: 'R' })
        return value('promotion.available', { EVENT: { enabled: true, count: 4 } })
      },
    })
    const counts = root.store(rewardCountsStore)
    await counts.load()
    broken = true
    await counts.load()
    expect(root.counters.rewardCount).toBe(4)
  })
})
