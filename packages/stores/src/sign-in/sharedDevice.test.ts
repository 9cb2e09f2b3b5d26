import { expect, it } from 'vitest'
import { gameSearchStore } from '../lobby/GameSearchStore.ts'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { signInStore } from './SignInStore.ts'
import { signOutStore } from './SignOutStore.ts'

const form = { type: 'username', username: 'maria', password: 'Croupier1', remember: true } as const

it('keeps nothing on a shared device, hides amounts, and leaves both with the session [G-95]', async () => {
  const { root, session } = sandboxFixture()
  await root.start()
  await root.store(signInStore).signIn({ ...form, shared: true })
  expect(root.session.isShared).toBe(true)
  expect(root.balance.shown.kind).toBe('hidden')
  expect(root.store(signInStore).rememberedName).toBeUndefined()
  const search = root.store(gameSearchStore)
  search.type('RNG', 'lantern')
  search.keep()
  expect(session.entries.get('recentSearches')).toContain('lantern')
  await root.store(signOutStore).leave()
  expect(root.session.isShared).toBe(false)
  expect(root.balance.isHidden).toBe(false)
  expect([...session.entries.values()].join()).not.toMatch(/maria|lantern/)
  expect(root.ports.localStorage.getItem('recentSearches')).toBeNull()
})

it('is not a shared device unless the box is ticked [G-95]', async () => {
  const { root, session } = sandboxFixture()
  await root.start()
  await root.store(signInStore).signIn(form)
  expect(root.session.isShared).toBe(false)
  expect(root.balance.isHidden).toBe(false)
  expect(root.store(signInStore).rememberedName).toBe('maria')
  root.store(gameSearchStore).type('RNG', 'lantern')
  root.store(gameSearchStore).keep()
  expect(session.entries.has('recentSearches')).toBe(false)
})
