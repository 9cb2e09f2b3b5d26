import { expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { ManualClock } from '../testing/ManualClock.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { gamingSessionStore } from '../safety/GamingSessionStore.ts'
import { PlatformClock, timeOf } from './PlatformClock.ts'

it('is the device clock until the platform has named its time, and runs on with it afterwards', () => {
  const device = new ManualClock(1_000)
  const clock = new PlatformClock(device)
  expect(clock.now()).toBe(1_000)
  clock.learn(60_000)
  device.advance(500)
  expect(clock.now()).toBe(60_500)
})

it('is learned from every answer that names the time, whichever store asked', async () => {
  const { root, clock } = fixture({
    session: memberSession,
    handlers: { 'safety.play': () => value('safety.play', { now: 9_000_000, balance: '1', sitting: null }) },
  })
  await root.store(gamingSessionStore).refresh()
  expect(root.platformClock.now()).toBe(9_000_000)
  clock.advance(1_000)
  expect(root.platformClock.now()).toBe(9_001_000)
})

it.each([
  [{ now: 5 }, 5],
  [{ now: 'soon' }, undefined],
  [null, undefined],
  ['now', undefined],
])('finds the time in %o: %s', (answer, time) => {
  expect(timeOf(answer)).toBe(time)
})
