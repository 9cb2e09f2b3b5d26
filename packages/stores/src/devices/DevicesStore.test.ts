import { describe, expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { devicesStore } from './DevicesStore.ts'

const sessions = () =>
  value(
    'device.sessions',
    ['here', 'phone', 'tablet'].map((id) => ({
      id,
      current: id === 'here',
      device: id,
      ip: '203.0.113.7',
      startedAt: 1_800_000_000_000,
      usedAt: 1_800_000_000_000,
    })),
  )
const devices = (handlers: FixtureOptions['handlers'] = {}) => {
  const built = fixture({ session: memberSession, handlers: { 'device.sessions': sessions, ...handlers } })
  return { ...built, store: built.root.store(devicesStore) }
}
const ids = (store: ReturnType<typeof devices>['store']) => store.sessions.data?.map(({ id }) => id)

describe('the member’s devices', () => {
  it('lose the session that is ended, and that one alone [G-54]', async () => {
    const { store, fake } = devices({ 'device.end': () => ({ ended: 1 }) })
    await store.load()
    const ending = store.end('phone')
    expect(store.ending.has('phone')).toBe(true)
    await store.end('phone')
    await ending
    expect(fake.inputs('device.end')).toEqual([{ id: 'phone' }])
    expect(ids(store)).toEqual(['here', 'tablet'])
    expect(store.ending.size).toBe(0)
  })

  it('keep only this session when the others are ended [G-54]', async () => {
    const { store } = devices({ 'device.endOthers': () => ({ ended: 2 }) })
    await store.load()
    await store.endOthers()
    expect(ids(store)).toEqual(['here'])
  })

  it('are asked for again, with the platform’s words, when ending is refused', async () => {
    const { store, root, fake } = devices({
      'device.end': () => Promise.reject(refusal('device.session.unknown', 'It has ended already')),
    })
    await store.load()
    await store.end('phone')
    expect(root.modals.top?.modal).toMatchObject({ kind: 'message', serverMessage: 'It has ended already' })
    expect(fake.inputs('device.sessions')).toHaveLength(2)
    expect(store.ending.size).toBe(0)
  })
})
