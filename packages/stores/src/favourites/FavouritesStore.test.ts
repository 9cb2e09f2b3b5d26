import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { expiry, memberSession, refusal, signedIn, fixture } from '../testing/testPorts.ts'
import { signInStore } from '../sign-in/SignInStore.ts'

const tile = { nodeId: '11', name: 'Lucky Koi', vassalage: 'PG', gameType: 'RNG' }

describe('FavouritesStore', () => {
  it('adds a game that is not a favourite and removes one that is [S-292]', async () => {
    const { root, fake, clock } = fixture({
      session: memberSession,
      handlers: { 'games.addFavourite': () => null, 'games.removeFavourite': () => null },
    })
    root.favourites.toggle(tile)
    await settled()
    expect(root.favourites.has('11')).toBe(true)
    clock.advance(1000)
    root.favourites.toggle(tile)
    await settled()
    expect(root.favourites.has('11')).toBe(false)
    expect(fake.calls.map(({ id, input }) => [id, input])).toEqual([
      ['games.addFavourite', { nodeId: '11', vendor: 'PG', gameType: 'RNG' }],
      ['games.removeFavourite', { nodeId: '11', vendor: 'PG', gameType: 'RNG' }],
    ])
  })

  it('compares ids as text [S-293]', async () => {
    const { root } = fixture({ session: memberSession, handlers: { 'games.favouriteIds': () => ['11', '12'] } })
    await root.favourites.load()
    expect(root.favourites.has(11)).toBe(true)
    expect(root.favourites.has('12')).toBe(true)
    expect(root.favourites.has(1)).toBe(false)
  })

  it('shows the change immediately and takes it back with a message when it fails [S-294]', async () => {
    const answer = deferred<null>()
    const { root } = fixture({ session: memberSession, handlers: { 'games.addFavourite': () => answer.promise } })
    root.favourites.toggle(tile)
    expect(root.favourites.has('11')).toBe(true)
    answer.reject(refusal('x', 'Not today'))
    await settled()
    expect(root.favourites.has('11')).toBe(false)
    expect(root.toasts.toasts).toMatchObject([
      { tone: 'danger', textKey: 'lobby.favourite_failed', serverMessage: 'Not today' },
    ])
  })

  it('counts one press per second and game, the first one', async () => {
    const { root, fake } = fixture({ session: memberSession, handlers: { 'games.addFavourite': () => null } })
    root.favourites.toggle(tile)
    root.favourites.toggle(tile)
    root.favourites.toggle({ ...tile, nodeId: '12' })
    await settled()
    expect(fake.calls).toHaveLength(2)
    expect(root.favourites.has('11')).toBe(true)
  })

  it('keeps a toggle that an older list of ids does not know of', async () => {
    const ids = deferred<string[]>()
    const { root } = fixture({
      session: memberSession,
      handlers: { 'games.favouriteIds': () => ids.promise, 'games.addFavourite': () => null },
    })
    const load = root.favourites.load()
    root.favourites.toggle(tile)
    await settled()
    ids.resolve(['12'])
    await load
    expect(root.favourites.has('11')).toBe(true)
    expect(root.favourites.has('12')).toBe(true)
  })

  it('sets the favourite after the session expired and the person signed in again [S-201]', async () => {
    let works = false
    const built = fixture({
      session: memberSession,
      handlers: {
        'games.favouriteIds': () => [],
        'session.login': () => signedIn(),
        'games.addFavourite': () => {
          if (works) return null
          built.context.onTokenExpired(expiry())
          throw expiry()
        },
      },
    })
    const { root } = built
    await root.start()
    root.favourites.toggle(tile)
    await settled()
    expect(root.toasts.toasts).toEqual([])
    root.modals.finish('message', 'confirmed')
    await settled()
    works = true
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(root.favourites.has('11')).toBe(true)
    expect(built.fake.inputs('games.addFavourite')).toHaveLength(2)
  })

  it('marks nothing for the next member that the previous one was still setting', async () => {
    const answers = [deferred<null>(), deferred<null>()]
    const { root } = fixture({
      session: memberSession,
      handlers: {
        'games.favouriteIds': () => ['12'],
        'games.addFavourite': () => answers[0]?.promise ?? null,
        'games.removeFavourite': () => answers[1]?.promise ?? null,
      },
    })
    await root.start()
    await settled()
    root.favourites.toggle(tile)
    root.favourites.toggle({ ...tile, nodeId: '12' })
    root.session.end()
    root.session.commit({ token: 'tok-2', username: 'jun' })
    await settled()
    expect([...root.favourites.ids]).toEqual(['12'])
    answers[0]?.resolve(null)
    answers[1]?.reject(refusal('x', 'Not today'))
    await settled()
    expect([...root.favourites.ids]).toEqual(['12'])
    expect(root.toasts.toasts).toEqual([])
  })

  it('offers to undo once the platform has it, immediately and not only after the pause between presses [G-91]', async () => {
    const answer = deferred<null>()
    const { root, fake } = fixture({
      session: memberSession,
      handlers: { 'games.addFavourite': () => answer.promise, 'games.removeFavourite': () => null },
    })
    root.favourites.toggle(tile)
    await settled()
    expect(root.toasts.toasts).toEqual([])
    answer.resolve(null)
    await settled()
    const [toast] = root.toasts.toasts
    expect(toast).toMatchObject({ textKey: 'lobby.favourite_added', values: { game: 'Lucky Koi' } })
    toast?.action?.run()
    await settled()
    expect(root.favourites.has('11')).toBe(false)
    expect(fake.calls.map(({ id }) => id)).toEqual(['games.addFavourite', 'games.removeFavourite'])
  })
})
