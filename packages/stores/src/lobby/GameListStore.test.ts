import { describe, expect, it } from 'vitest'
import { card, game, gamePage, hotGames, usualVendors } from '../testing/catalogueAnswers.ts'
import { deferred, settled } from '../testing/deferred.ts'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, signedIn, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { gameListStore } from './GameListStore.ts'
import { signInStore } from '../sign-in/SignInStore.ts'

const ids = (list: { readonly games: readonly { readonly nodeId: string }[] }) => list.games.map(({ nodeId }) => nodeId)

const lobby = async (handlers: Handlers = {}, options: FixtureOptions = {}) => {
  const built = fixture({
    session: memberSession,
    ...options,
    handlers: {
      'games.vendors': usualVendors,
      'games.hot': () => hotGames({ nodeId: 901, vassalage: 'JL' }),
      'games.list': () => gamePage([1, 2], 3),
      ...handlers,
    },
  })
  await built.root.catalogue.load()
  await built.root.catalogue.loadHot()
  built.root.store(gameListStore).open('RNG', { vassalage: 'JL' })
  await settled()
  return { ...built, list: built.root.store(gameListStore), asked: () => built.fake.inputs('games.list') }
}

describe('the game list', () => {
  it('asks for the vendor of the address, page 1 of 24, and leaves unchosen fields out [S-290]', async () => {
    const { list, asked } = await lobby()
    expect(asked()).toEqual([{ gameType: 'RNG', vassalage: 'JL', pageNo: 1, pageSize: 24 }])
    expect(ids(list)).toEqual(['1', '2'])
  })

  it('takes the first vendor when the wanted one is not there [S-287]', async () => {
    const { list } = await lobby()
    list.open('RNG', { vassalage: 'GONE' })
    expect(list.vassalage).toBe('PG')
    list.selectVendor('GONE')
    expect(list.vassalage).toBe('PG')
  })

  it('goes on page by page until there are no more, and then asks for nothing [S-284] [S-291]', async () => {
    let page = 0
    const { list, asked } = await lobby({ 'games.list': () => gamePage([++page], 3) })
    list.loadMore()
    await settled()
    list.loadMore()
    await settled()
    expect(ids(list)).toEqual(['1', '2', '3'])
    expect(asked().map(({ pageNo }) => pageNo)).toEqual([1, 2, 3])
    expect(list.hasMore).toBe(false)
    list.loadMore()
    await settled()
    expect(asked()).toHaveLength(3)
  })

  it('does not ask for the next page twice while it is on its way [S-284]', async () => {
    const { list, asked, fake } = await lobby()
    const answer = deferred<ReturnType<typeof gamePage>>()
    fake.handlers['games.list'] = () => answer.promise
    list.loadMore()
    list.loadMore()
    expect(asked()).toHaveLength(2)
    answer.resolve(gamePage([3], 3))
    await settled()
    expect(ids(list)).toEqual(['1', '2', '3'])
  })

  it('starts over unfiltered when the list type changes [S-281]', async () => {
    const { list, asked } = await lobby()
    list.filter({ minBet: '0.5' })
    await settled()
    list.loadMore()
    await settled()
    list.selectList('hot')
    list.selectList('all')
    expect(list).toMatchObject({ hasMore: true, filters: {} })
    expect(asked().at(-1)).toEqual({ gameType: 'RNG', vassalage: 'JL', pageNo: 1, pageSize: 24 })
  })

  it('shows the cached hot games without paging [S-282]', async () => {
    const { list, asked } = await lobby()
    list.selectList('hot')
    expect(ids(list)).toEqual(['901'])
    list.selectVendor('PG')
    list.selectList('hot')
    expect(ids(list)).toEqual([])
    list.selectVendor(undefined)
    list.selectList('hot')
    expect(ids(list)).toEqual(['901'])
    const before = asked().length
    list.loadMore()
    await settled()
    expect(asked()).toHaveLength(before)
  })

  it('reads favourites and recent games in pages of their own calls [S-283] [S-291] [S-298]', async () => {
    const { list, fake } = await lobby({
      'games.favourites': () => value('games.favourites', { content: [game(31)], totalPages: 2 }),
      'games.recent': () => value('games.recent', { list: [game(41)], totalPages: 1 }),
    })
    list.selectList('fav')
    await settled()
    expect(ids(list)).toEqual(['31'])
    expect(list.hasMore).toBe(true)
    list.selectList('recent')
    await settled()
    expect(ids(list)).toEqual(['41'])
    expect(list.hasMore).toBe(false)
    expect(fake.inputs('games.favourites')).toEqual([{ pageNo: 1, pageSize: 24, gameType: 'RNG' }])
    expect(fake.inputs('games.recent')).toEqual([{ pageNo: 1, pageSize: 24, vassalage: 'JL' }])
  })

  it('starts over unfiltered when the vendor changes [S-285]', async () => {
    const { list, asked } = await lobby()
    list.filter({ minBet: '0.1' })
    await settled()
    list.selectVendor('PG')
    await settled()
    expect(asked().at(-1)).toEqual({ gameType: 'RNG', vassalage: 'PG', pageNo: 1, pageSize: 24 })
    expect(list.filters).toEqual({})
  })

  it('clears the list type and reloads from page 1 when a filter changes [S-286]', async () => {
    const { list, asked } = await lobby()
    list.selectList('hot')
    list.filter({ gameClassify: 'JP', minBet: '0.05' })
    await settled()
    expect(list.listType).toBe('all')
    expect(asked().at(-1)).toEqual({
      gameType: 'RNG',
      vassalage: 'JL',
      gameClassify: 'JP',
      minBet: '0.05',
      pageNo: 1,
      pageSize: 24,
    })
  })

  it('offers the classes jackpot, table games, arcade and bingo, without those that the platform counts no games of [S-277]', async () => {
    const withClasses = (gameClassify?: { key: string; gameCount?: number }[]) => ({
      'games.vendors': () =>
        value('games.vendors', { data: { lanes: [{ title: 'RNG', cards: [card('RNG', 'JL')], gameClassify }] } }),
    })
    const { list } = await lobby(withClasses())
    expect(list.classesFor(['EN', 'TY'])).toEqual(['JP', 'TG', 'AC', 'BG'])
    expect(list.classesFor(['EN', 'BN'])).toEqual(['JP', 'TG', 'AC'])
    const counted = [
      { key: 'JP', gameCount: 0 },
      { key: 'TG', gameCount: 12 },
      { key: 'AC' },
      { key: 'BG', gameCount: 0 },
    ]
    const { list: some } = await lobby(withClasses(counted))
    expect(some.classesFor(['EN', 'TY'])).toEqual(['TG', 'AC'])
    // A link may choose it: the filter names what is chosen.
    some.filter({ gameClassify: 'JP' })
    expect(some.classesFor(['EN', 'TY'])).toEqual(['JP', 'TG', 'AC'])
  })

  it('searches by name once typing pauses, and an empty name brings the list back [S-279]', async () => {
    const { list, asked, clock } = await lobby()
    for (const typed of ['l', 'lu', 'luc']) {
      list.search(typed)
      clock.advance(15)
    }
    expect(asked()).toHaveLength(1)
    clock.advance(5)
    await settled()
    expect(asked().at(-1)).toMatchObject({ gameName: 'luc' })
    list.search(' ')
    clock.advance(20)
    await settled()
    expect(asked().at(-1)).not.toHaveProperty('gameName')
    expect(asked()).toHaveLength(3)
  })

  it('waits longer while an earlier search is unanswered, then aborts it, and never blocks the box [S-279] [S-288] [S-289]', async () => {
    const { list, asked, clock, fake } = await lobby()
    fake.handlers['games.list'] = () => deferred<ReturnType<typeof gamePage>>().promise
    list.search('l')
    clock.advance(20)
    expect(asked()).toHaveLength(2)
    const { signal } = fake.calls.at(-1)?.options ?? {}
    list.search('lu')
    clock.advance(159)
    expect(asked()).toHaveLength(2)
    expect(signal?.aborted).toBe(false)
    clock.advance(1)
    expect(asked().at(-1)).toMatchObject({ gameName: 'lu' })
    expect(signal?.aborted).toBe(true)
    expect(list).toMatchObject({ isLoading: true, isSearching: true })
    list.filter({ minBet: '0.5' })
    expect(list).toMatchObject({ isLoading: true, isSearching: false })
  })

  it('keeps the games found before until the next are here, from page 1 [S-279]', async () => {
    const { list, asked, clock, fake } = await lobby()
    const answer = deferred<ReturnType<typeof gamePage>>()
    fake.handlers['games.list'] = () => answer.promise
    const before = ids(list)
    list.search('lu')
    clock.advance(20)
    expect(list).toMatchObject({ isLoading: true, isSettled: true })
    expect(ids(list)).toEqual(before)
    list.loadMore()
    expect(asked()).toHaveLength(2)
    answer.resolve(gamePage([7]))
    await settled()
    expect(ids(list)).toEqual(['7'])
    expect(asked().at(-1)).toMatchObject({ gameName: 'lu', pageNo: 1 })
  })

  it('does not say of a name that nothing was found before its answer is here [S-279]', async () => {
    const { list, clock, fake } = await lobby()
    fake.handlers['games.list'] = () => gamePage([])
    list.search('zzz')
    clock.advance(20)
    await settled()
    expect(list).toMatchObject({ games: [], isSettled: true })
    list.search('zz')
    clock.advance(20)
    expect(list).toMatchObject({ games: [], isSettled: false, isLoading: true })
  })

  it('shows no games found for another name once a search has failed, and asks again for page 1 [S-279] [S-411]', async () => {
    const { list, asked, clock, fake } = await lobby()
    fake.handlers['games.list'] = () => Promise.reject(new Error('no answer'))
    list.search('lu')
    clock.advance(20)
    await settled()
    expect(list.failure).toBeInstanceOf(Error)
    expect(list).toMatchObject({ games: [], isSettled: false, isLoading: false })
    list.search('luc')
    clock.advance(20)
    expect(list).toMatchObject({ games: [], isSettled: false, isLoading: true })
    await settled()
    fake.handlers['games.list'] = () => gamePage([1, 2], 3)
    list.retry()
    expect(list).toMatchObject({ games: [], isSettled: false, isLoading: true })
    await settled()
    expect(ids(list)).toEqual(['1', '2'])
    expect(asked().at(-1)).toMatchObject({ gameName: 'luc', pageNo: 1 })
  })

  it('never lets a late answer of an older query overwrite a newer one [S-289]', async () => {
    const older = deferred<ReturnType<typeof gamePage>>()
    const { list, fake } = await lobby()
    fake.handlers['games.list'] = ({ vassalage }) => (vassalage === 'PG' ? older.promise : gamePage([7]))
    list.selectVendor('PG')
    list.selectVendor('JL')
    await settled()
    older.resolve(gamePage([99]))
    await settled()
    expect(ids(list)).toEqual(['7'])
    expect(list.isLoading).toBe(false)
  })

  it('aborts what it no longer wants', async () => {
    const { list, fake } = await lobby()
    fake.handlers['games.list'] = () => deferred<ReturnType<typeof gamePage>>().promise
    list.selectVendor('PG')
    const { signal } = fake.calls.at(-1)?.options ?? {}
    list.leave()
    expect(signal?.aborted).toBe(true)
    expect(list.isLoading).toBe(false)
  })

  it('shows the loader during a call and hides it even on failure; retry asks for the same page [S-288] [S-411]', async () => {
    const { list, fake } = await lobby()
    const answer = deferred<ReturnType<typeof gamePage>>()
    fake.handlers['games.list'] = () => answer.promise
    list.loadMore()
    expect(list.isLoading).toBe(true)
    answer.reject(new Error('no'))
    await settled()
    expect(list.isLoading).toBe(false)
    expect(list.failure).toBeInstanceOf(Error)
    expect(ids(list)).toEqual(['1', '2'])
    fake.handlers['games.list'] = ({ pageNo }) => gamePage([Number(pageNo) * 10], 3)
    list.retry()
    await settled()
    expect(ids(list)).toEqual(['1', '2', '20'])
    expect(list.failure).toBeUndefined()
  })

  it('has the tab hot only with hot games, favourites only signed in, recent always [S-280]', async () => {
    const member = await lobby()
    expect(member.list.tabs).toEqual(['hot', 'fav', 'recent'])
    member.list.open('FISH')
    expect(member.list.tabs).toEqual(['fav', 'recent'])
    const visitor = await lobby({}, { session: {} })
    expect(visitor.list.tabs).toEqual(['hot', 'recent'])
  })
})

describe('the game list of a visitor', () => {
  it('sends no list request: vendors, hot games and a login panel [S-302]', async () => {
    const { list, asked } = await lobby({}, { session: {} })
    list.filter({ minBet: '0.1' })
    list.loadMore()
    list.selectList('hot')
    await settled()
    expect(asked()).toEqual([])
    expect(list.needsSignIn).toBe(true)
    expect(list.vendors).toHaveLength(2)
    expect(ids(list)).toEqual(['901'])
  })

  it('loads lists where the merchant lets visitors', async () => {
    const { list, asked } = await lobby({}, { session: {}, config: { visitorGameList: true } })
    expect(asked()).toHaveLength(1)
    expect(list.needsSignIn).toBe(false)
  })

  it('opens sign-in for recent and leaves the list as it is; after sign-in the choice is carried out [S-283]', async () => {
    const { list, root } = await lobby(
      {
        'session.login': () => signedIn(),
        'games.recent': () => value('games.recent', { list: [game(41)], totalPages: 1 }),
      },
      { session: {} },
    )
    list.selectList('recent')
    expect(list.listType).toBe('all')
    expect(root.modals.isOpen('login')).toBe(true)
    await root.start()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(list.listType).toBe('recent')
    expect(ids(list)).toEqual(['41'])
  })

  it('searches for a name typed just before the language changes [S-279] [S-430]', async () => {
    const { list, root, asked } = await lobby()
    await root.start()
    list.search('moon')
    root.locale.choose('EN')
    await settled()
    expect(list.filters.gameName).toBe('moon')
    expect(asked().at(-1)).toMatchObject({ gameName: 'moon' })
  })

  it('loads the list automatically once the visitor logs in', async () => {
    const { list, root, asked } = await lobby({ 'session.login': () => signedIn() }, { session: {} })
    await root.start()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(asked()).toHaveLength(1)
    expect(ids(list)).toEqual(['1', '2'])
  })
})
