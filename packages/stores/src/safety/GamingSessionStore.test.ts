import type { Answer } from '@croupier/api'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { gamingSessionStore } from './GamingSessionStore.ts'

type GamingSessionAnswer = NonNullable<Answer<'safety.play'>['sitting']>

const minute = 60_000
const start = Date.UTC(2026, 0, 1, 12)
const gamingSessionOf = (change: Partial<GamingSessionAnswer> = {}): GamingSessionAnswer => ({
  startedAt: start,
  staked: '300.00',
  won: '150.00',
  net: '-150.00',
  checkDueAt: start + 60 * minute,
  checkDue: false,
  endsAt: null,
  warnAt: null,
  ended: false,
  restedAt: start + 90 * minute,
  ...change,
})

/** A platform whose gaming session the test changes; its clock is an hour off the device's. */
const playing = async (options: FixtureOptions = {}) => {
  let gamingSession: GamingSessionAnswer | null = gamingSessionOf()
  let now = start
  const built = fixture({
    session: memberSession,
    handlers: {
      'safety.play': () => value('safety.play', { now, balance: '850.00', sitting: gamingSession }),
      'safety.answerCheck': () => null,
    },
    ...options,
  })
  const store = built.root.store(gamingSessionStore)
  store.watch()
  await settled()
  return {
    ...built,
    store,
    reads: () => built.fake.inputs('safety.play').length,
    /** Advances both clocks and runs everything that fell due. */
    pass: async (ms: number) => {
      now += ms
      built.clock.advance(ms)
      await settled()
    },
    becomes: (next: GamingSessionAnswer | null) => (gamingSession = next),
  }
}

describe('the gaming session', () => {
  it('is read again the moment its check falls due, by the platform clock, and stops play then [G-21]', async () => {
    const { store, pass, becomes } = await playing()
    becomes(gamingSessionOf({ checkDueAt: start + 20_000 }))
    await pass(30_000)
    becomes(gamingSessionOf({ checkDueAt: start + 40_000, checkDue: false }))
    await store.refresh()
    expect(store.stop).toBeUndefined()
    becomes(gamingSessionOf({ checkDueAt: start + 40_000, checkDue: true }))
    await pass(9_999)
    expect(store.stop).toBeUndefined()
    await pass(1)
    expect(store.stop).toBe('check')
  })

  it('shows the end of the session limit before a check that is also due [G-23]', async () => {
    const { store, becomes } = await playing()
    becomes(gamingSessionOf({ checkDue: true, ended: true }))
    await store.refresh()
    expect(store.stop).toBe('end')
  })

  it('reads the figures of several fast rounds together', async () => {
    const { store, reads, pass } = await playing()
    const before = reads()
    store.roundEnded()
    store.roundEnded()
    await pass(1_000)
    expect(reads()).toBe(before + 1)
  })

  it('is read although one round follows another without a pause [G-21]', async () => {
    const { store, pass, reads, becomes } = await playing()
    const before = reads()
    becomes(gamingSessionOf({ checkDue: true }))
    for (let round = 0; round < 10; round += 1) {
      store.roundEnded()
      await pass(700)
    }
    expect(reads()).toBeGreaterThan(before)
    expect(store.stop).toBe('check')
  })

  it('continues with the answer, and reads what holds now', async () => {
    const { store, fake, becomes } = await playing()
    becomes(gamingSessionOf({ checkDue: true }))
    await store.refresh()
    becomes(gamingSessionOf())
    expect(await store.answer('continue')).toBeUndefined()
    expect(fake.inputs('safety.answerCheck')).toEqual([{ choice: 'continue' }])
    expect(store.stop).toBeUndefined()
  })

  it('keeps the check open when its answer did not arrive', async () => {
    const { store, fake, becomes } = await playing()
    fake.handlers['safety.answerCheck'] = () => Promise.reject(refusal('system.busy', 'Busy'))
    becomes(gamingSessionOf({ checkDue: true }))
    await store.refresh()
    expect(await store.answer('continue')).toMatchObject({ serverMessage: 'Busy' })
    expect(store.stop).toBe('check')
  })

  it('sends no requests between the end of the gaming session and the next play, and leaves no timer behind', async () => {
    const { store, reads, pass, becomes, clock } = await playing()
    becomes(null)
    await pass(minute)
    expect(store.current).toBeUndefined()
    const before = reads()
    await pass(10 * minute)
    expect(reads()).toBe(before)
    store.roundEnded()
    store.unwatch()
    expect(clock.pending).toBe(0)
  })

  it('is not asked for without a member', async () => {
    const { reads } = await playing({ session: {} })
    expect(reads()).toBe(0)
  })
})
