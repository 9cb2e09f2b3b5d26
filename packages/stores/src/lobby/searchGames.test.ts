import { describe, expect, it } from 'vitest'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { signInStore } from '../sign-in/SignInStore.ts'
import { gameListStore } from './GameListStore.ts'
import { gameSearchStore } from './GameSearchStore.ts'

/** Responses of the platform's own search, which finds only names that contain the term. */
async function found(term: string) {
  const { root } = sandboxFixture()
  await root.start()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  await root.catalogue.load()
  await root.catalogue.loadHot()
  const search = root.store(gameSearchStore)
  search.type('RNG', term)
  await search.load()
  const games = search.found.data
  return { root, by: games?.by, names: games?.games.map(({ name }) => name) ?? [], games: games?.games ?? [], search }
}

describe('a search that no name answers [G-90]', () => {
  it('finds the games of the vendor that was typed, by code or by name', async () => {
    for (const term of ['LM', 'lm', 'lantern mo']) {
      const { by, games, search } = await found(term)
      expect(by, term).toBe('vendor')
      expect(new Set(games.map(({ vassalage }) => vassalage)), term).toEqual(new Set(['LM']))
      expect(search.vendors.map(({ vassalage }) => vassalage)[0], term).toBe('LM')
    }
  })

  it('finds names that are spelled nearly so, and none that are not', async () => {
    const { by, names } = await found('lantrn')
    expect(by).toBe('similar')
    expect(names.length).toBeGreaterThan(3)
    expect(names.every((name) => /lantern|parol/i.test(name))).toBe(true)
    expect((await found('qqqqqq')).names).toEqual([])
  })

  it('finds a Latin name written in Bengali letters', async () => {
    const { names } = await found('ড্রাগন')
    expect(names.some((name) => name.includes('Dragon'))).toBe(true)
  })

  it('asks nothing more where a name answers', async () => {
    const { by, names } = await found('lantern')
    expect(by).toBe('name')
    expect(names.every((name) => /lantern|parol/i.test(name))).toBe(true)
  })

  it('narrows the lobby’s own list in the same way', async () => {
    const { root } = await found('')
    const list = root.store(gameListStore)
    list.open('RNG', { filters: { gameName: 'lantrn' } })
    await expect.poll(() => list.found?.by).toBe('similar')
    expect(list.games.length).toBeGreaterThan(3)
    expect(list.hasMore).toBe(false)
  })
})
