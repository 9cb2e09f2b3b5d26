import { expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { fixture } from '../testing/testPorts.ts'
import { homeStore } from './HomeStore.ts'

const match = (startTime: number) => ({
  matchId: String(startTime),
  leagueName: 'Island League',
  homeName: 'Mabini Rovers',
  awayName: 'Cebu Harbor',
  startTime,
  homeOdds: '2.10',
  awayOdds: '3.10',
  vassalage: 'FB',
  nodeId: '11880',
})

it('loads the matches again once one has begun, but not while the user is away, nor for one that stays listed', async () => {
  let isHere = true
  const { root, fake, clock } = fixture({
    handlers: {
      'play.matches': () => value('play.matches', { list: [match(opened + 40_000), match(opened + 900_000)] }),
    },
    ports: { presence: { isHere: () => isHere } },
  })
  const opened = clock.now()
  const home = root.store(homeStore)
  const loads = () => fake.ids().filter((id) => id === 'play.matches').length
  await home.loadMatches('FB')
  const stop = home.watchMatches('FB')
  clock.advance(30_000)
  expect(loads()).toBe(1)
  isHere = false
  clock.advance(60_000)
  expect(loads()).toBe(1)
  isHere = true
  clock.advance(30_000)
  expect(loads()).toBe(2)
  await expect.poll(() => home.matches('FB').isLoading).toBe(false)
  clock.advance(60_000)
  expect(loads()).toBe(2)
  stop()
  clock.advance(600_000)
  expect(loads()).toBe(2)
})
