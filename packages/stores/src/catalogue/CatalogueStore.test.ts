import { describe, expect, it } from 'vitest'
import { card, hotGames, usualVendors, vendors } from '../testing/catalogueAnswers.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { signOutStore } from '../sign-in/SignOutStore.ts'

describe('vendors', () => {
  it('are grouped, kept for the session and not asked for again [S-265] [S-269]', async () => {
    const { root, fake, session } = fixture({ handlers: { 'games.vendors': usualVendors } })
    const lanes = await root.catalogue.load()
    expect(lanes.map(({ title }) => title)).toEqual(['SPORTS', 'LIVE', 'COCKFIGHT', 'RNG', 'FISH', 'ESPORTS'])
    await root.catalogue.load()
    expect(fake.inputs('games.vendors')).toHaveLength(1)
    const reloaded = fixture({ session: Object.fromEntries(session.entries) })
    expect((await reloaded.root.catalogue.load()).map(({ title }) => title)).toEqual([
      'SPORTS',
      'LIVE',
      'COCKFIGHT',
      'RNG',
      'FISH',
      'ESPORTS',
    ])
    expect(reloaded.fake.calls).toEqual([])
  })

  it('are asked for again when flushed', async () => {
    const { root, fake } = fixture({ handlers: { 'games.vendors': usualVendors } })
    await root.catalogue.load()
    await root.catalogue.load({ flush: true })
    expect(fake.inputs('games.vendors')).toHaveLength(2)
  })

  it('are asked for once by all who want them at the same time, and each has them in the end [S-265] [S-323]', async () => {
    const { root, fake } = fixture({
      handlers: { 'games.vendors': () => vendors(['ELOTT', card('ELOTT', 'TCG_LOTTO_VN')]) },
    })
    const modeAfter = async (loading: Promise<unknown>) => (await loading, root.catalogue.prizeMode)
    const page = modeAfter(root.catalogue.load())
    const shell = modeAfter(root.catalogue.load())
    expect(await Promise.all([page, shell])).toEqual(['Elott', 'Elott'])
    expect(fake.inputs('games.vendors')).toHaveLength(1)
    const kept = modeAfter(root.catalogue.load({ flush: true }))
    const newest = modeAfter(root.catalogue.load({ flush: true }))
    expect(await Promise.all([kept, newest])).toEqual(['Elott', 'Elott'])
  })

  it('are asked for when what storage holds does not fit', async () => {
    for (const kept of ['not json', '{}', '[{"title":5}]', '[{"title":"RNG","cards":[null]}]']) {
      const { root, fake } = fixture({ session: { gameVendor: kept }, handlers: { 'games.vendors': usualVendors } })
      await root.catalogue.load()
      expect(fake.inputs('games.vendors')).toHaveLength(1)
    }
  })

  it('reject to the caller when the call fails, and a retry loads them [S-266]', async () => {
    let works = false
    const { root } = fixture({
      handlers: { 'games.vendors': () => (works ? usualVendors() : Promise.reject(new Error('no'))) },
    })
    await expect(root.catalogue.load()).rejects.toThrow('no')
    expect(root.catalogue.received.value.state).toBe('failed')
    works = true
    expect(await root.catalogue.load()).not.toEqual([])
  })

  it('carry accountTypeId, accountTypeName, vassalage, isHot and gameType [S-267] [S-068]', async () => {
    const { root } = fixture({
      handlers: { 'games.vendors': () => vendors(['RNG', card('RNG', 'PG', { isHot: 1 }), card('RNG', 'JL')]) },
    })
    await root.catalogue.load()
    const [hot, plain] = root.catalogue.lane('RNG')?.cards ?? []
    expect(hot).toMatchObject({
      accountTypeId: 50,
      accountTypeName: 'PG',
      vassalage: 'PG',
      isHot: true,
      gameType: 'RNG',
    })
    expect(plain?.isHot).toBe(false)
  })

  it('decide the prize mode [S-271] [S-323]', async () => {
    const electronic = fixture({
      handlers: { 'games.vendors': () => vendors(['ELOTT', card('ELOTT', 'TCG_LOTTO_VN')]) },
    })
    await electronic.root.catalogue.load()
    expect(electronic.root.catalogue.prizeMode).toBe('Elott')
    const normal = fixture({ handlers: { 'games.vendors': usualVendors } })
    await normal.root.catalogue.load()
    expect(normal.root.catalogue.prizeMode).toBe('Lott')
  })

  it('fill navigation and home blocks, cut to 11 [S-044] [S-211] [S-272]', async () => {
    const many = Array.from({ length: 14 }, (_, index) => card('RNG', `V${index}`))
    const { root } = fixture({
      handlers: { 'games.vendors': () => vendors(['RNG', ...many], ['PVP'], ['LOTT', card('LOTT', 'LOTT')]) },
    })
    await root.catalogue.load()
    expect(root.catalogue.navigation.map(({ category, cards }) => [category, cards.length])).toEqual([
      ['RNG', 11],
      ['LOTT', 1],
    ])
    expect(root.catalogue.homeBlocks.map(({ category, cards, hasMore }) => [category, cards.length, hasMore])).toEqual([
      ['RNG', 11, true],
      ['LOTT', 1, false],
    ])
  })

  it('come together on /elott from both lotteries', async () => {
    const { root } = fixture({
      handlers: { 'games.vendors': () => vendors(['ELOTT', card('ELOTT', 'E1')], ['LOTT', card('LOTT', 'LOTT')]) },
    })
    await root.catalogue.load()
    expect(root.catalogue.cardsOf('ELOTT').map(({ vassalage }) => vassalage)).toEqual(['E1', 'LOTT'])
  })

  it('are asked for in the new language after a change', async () => {
    const { root, fake } = fixture({
      handlers: { 'games.vendors': usualVendors, 'games.hot': () => hotGames({ nodeId: 1 }) },
    })
    await root.start()
    await root.catalogue.load()
    await root.catalogue.loadHot()
    root.locale.choose('EN')
    expect(fake.inputs('games.vendors')).toHaveLength(2)
    expect(fake.inputs('games.hot')).toHaveLength(2)
  })
})

describe('what is kept for the session', () => {
  const kept = ['gameVendor', 'HOT_GAMES']
  const filled = async () => {
    const built = fixture({
      session: memberSession,
      handlers: {
        'games.vendors': usualVendors,
        'games.hot': () => hotGames({ nodeId: 1 }),
        'session.logout': () => null,
      },
    })
    await built.root.catalogue.load()
    await built.root.catalogue.loadHot()
    expect(kept.every((key) => built.session.entries.has(key))).toBe(true)
    return built
  }

  it('is dropped at logout and when the merchant changes [S-430]', async () => {
    const leaving = await filled()
    const out = leaving.root.store(signOutStore).signOut()
    leaving.root.modals.finish('confirm', 'confirmed')
    await out
    expect(kept.some((key) => leaving.session.entries.has(key))).toBe(false)
    const switching = await filled()
    const switched = switching.root.merchant.switchTo('crbd')
    switching.root.modals.finish('confirm', 'confirmed')
    await switched
    expect(kept.some((key) => switching.session.entries.has(key))).toBe(false)
  })

  it('is dropped when the language changes, also before anything has read it [S-430]', async () => {
    const cached = { gameVendor: '[]', HOT_GAMES: '[]' }
    const { root, session } = fixture({ session: cached })
    root.locale.choose('EN')
    expect(kept.some((key) => session.entries.has(key))).toBe(false)
  })
})

describe('hot games', () => {
  it('are shown to visitors, of the seven types, kept for the session [S-213] [S-295] [S-282]', async () => {
    const { root, fake } = fixture({
      handlers: {
        'games.hot': () => hotGames({ nodeId: 1 }, { nodeId: 2, gameType: 'FISH' }, { nodeId: 3, gameType: 'BINGO' }),
      },
    })
    await root.catalogue.loadHot()
    expect(root.catalogue.hotOf().map(({ nodeId }) => nodeId)).toEqual(['1', '2'])
    expect(root.catalogue.hotOf('FISH').map(({ nodeId }) => nodeId)).toEqual(['2'])
    await root.catalogue.loadHot()
    expect(fake.inputs('games.hot')).toHaveLength(1)
  })
})
