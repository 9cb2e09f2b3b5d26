import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { gameSearchStore } from './GameSearchStore.ts'

const search = (store: ReturnType<typeof gameSearchStore.build>, term: string) => {
  store.type('RNG', term)
  store.keep()
}

it('searches that outlast an expired session are shown to their own member alone', async () => {
  const { root } = fixture({ session: memberSession })
  await root.start()
  const store = root.store(gameSearchStore)
  const change = async (username?: string) => {
    if (username === undefined) await root.session.end()
    else root.session.commit({ token: `tok-${username}`, username })
    await settled()
  }
  search(store, 'lantern')
  expect(store.recents).toEqual(['lantern'])
  await change()
  expect(store.recents, 'a visitor').toEqual([])
  await change('jun')
  expect(store.recents, 'another member').toEqual([])
  await change()
  await change('maria')
  expect(store.recents, 'the member, back again').toEqual(['lantern'])
})

it('a visitor’s searches are there after logging in', async () => {
  const { root } = fixture()
  await root.start()
  const store = root.store(gameSearchStore)
  search(store, 'bamboo')
  root.session.commit({ token: 'tok-1', username: 'maria' })
  await settled()
  expect(store.recents).toEqual(['bamboo'])
})
