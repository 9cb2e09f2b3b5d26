import { describe, expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { refusal, fixture } from '../testing/testPorts.ts'
import { homeStore } from './HomeStore.ts'

describe('jackpots', () => {
  it('are those of games and of the raffle, with when they were last won', async () => {
    const pools = [
      {
        id: 'grand',
        of: 'game',
        name: 'Grand',
        gameType: 'RNG',
        gameName: 'Lantern',
        amount: '88120.50',
        lastWonAt: 5,
      },
      { id: 'raffle', of: 'raffle', amount: '3000.00' },
    ] as const
    const { root } = fixture({ handlers: { 'jackpot.pools': () => value('jackpot.pools', [...pools]) } })
    await root.store(homeStore).loadJackpots()
    expect(root.store(homeStore).jackpots.data).toMatchObject(pools)
  })

  it('are the raffle alone where the platform has no list', async () => {
    const { root } = fixture({
      handlers: {
        'jackpot.pools': () => {
          throw refusal('request_not_found')
        },
        'jackpot.total': () => '1000.00',
      },
    })
    await root.store(homeStore).loadJackpots()
    expect(root.store(homeStore).jackpots.data).toMatchObject([{ of: 'raffle', amount: '1000.00' }])
  })

  it('fail when the list is late or broken: no other figure takes its place', async () => {
    const { root, fake } = fixture({ handlers: { 'jackpot.pools': () => Promise.reject(new Error('no network')) } })
    await root.store(homeStore).loadJackpots()
    expect(root.store(homeStore).jackpots.failure).toBeDefined()
    expect(fake.ids()).not.toContain('jackpot.total')
  })
})
