import { describe, expect, it } from 'vitest'
import { tileOfGame } from '../game-tile/GameTile.ts'
import { card, game, gamePage, vendors } from '../testing/catalogueAnswers.ts'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, permission, refusal, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { decideCard, decideGame, gamePath, targetOfSearch } from './startDecision.ts'

type CardChange = Parameters<typeof card>[2]

const cardOf = (gameType: string, vassalage: string, change: CardChange = {}) => {
  const [first] = vendors([gameType, card(gameType, vassalage, change)]).data.lanes[0]?.cards ?? []
  if (!first) throw new Error('no card')
  return first
}
const tileOf = (change: Record<string, unknown> = {}) => {
  const [first] = value('games.list', { games: [game(11, change)], totalPages: 1 }).games
  if (!first) throw new Error('no game')
  return tileOfGame(first)
}

describe('where a card or a game leads', () => {
  it.each([
    ['LOTT', 'LOTT'],
    ['ELOTT', 'ANY'],
    ['SPORTS', 'TCG_LOTTO_VN'],
    ['RNG', 'TCG_SEA'],
  ])('takes type %s, vendor %s to the lottery page [S-305]', (gameType, vassalage) => {
    expect(
      decideCard(cardOf(gameType, vassalage, { gameCode: 'LF01', accountTypeName: 'V', defaultPlayType: 'P' })),
    ).toEqual({
      kind: 'route',
      path: '/lottery?gameCode=LF01&vendor=V&playType=P',
      guarded: true,
    })
  })

  it('takes a slots vendor to its lobby and remembers it, also for visitors [S-306]', () => {
    const { root, visited } = fixture()
    root.launch.chooseCard(cardOf('RNG', 'PG'))
    expect(visited).toEqual(['/rng?page=PG'])
    expect(root.launch.chosenVendor).toBe('PG')
  })

  it('asks the platform what a linked game is called, once', async () => {
    const { root, fake } = fixture({
      handlers: { 'games.facts': () => value('games.facts', { name: 'Crimson Lantern', rules: '', facts: [] }) },
    })
    const linked = { gameType: 'RNG', vassalage: 'LM', name: 'Win a million', nodeId: '11' }
    expect(root.launch.nameOf(linked)).toBeUndefined()
    await root.launch.learnName(linked)
    expect(root.launch.nameOf(linked)).toBe('Crimson Lantern')
    await root.launch.learnName(linked)
    expect(fake.inputs('games.facts')).toHaveLength(1)
  })

  it('launches everything else [S-307] [S-309]', () => {
    expect(decideCard(cardOf('LIVE', 'EG4', { isGame: 'game', code: 'C1' }))).toEqual({
      kind: 'launch',
      target: { gameType: 'LIVE', vassalage: 'EG4', name: 'EG4', gameCode: 'C1' },
    })
    expect(decideGame(tileOf({ gameCode: 'slot-11', roomId: 'R' }))).toEqual({
      kind: 'launch',
      target: { gameType: 'RNG', vassalage: 'PG', name: 'Game 11', nodeId: '11', gameCode: 'slot-11', roomId: 'R' },
    })
  })

  it('opens no game under maintenance [S-304]', () => {
    expect(decideCard(cardOf('LIVE', 'EG4', { maintenance: { from: 1 } })).kind).toBe('maintenance')
    expect(decideGame(tileOf({ maintenance: 'until noon' })).kind).toBe('maintenance')
  })

  it('keeps the game in the frame page address, over a reload', () => {
    const target = { gameType: 'RNG', vassalage: 'PG', name: 'Fish & Gold', nodeId: '11', gameCode: 'slot-11' }
    const path = gamePath(target)
    expect(targetOfSearch(path.slice('/game'.length))).toEqual(target)
    expect(targetOfSearch('?gameType=RNG')).toBeUndefined()
  })
})

describe('starting', () => {
  const member = (options: FixtureOptions = {}) => fixture({ session: memberSession, ...options })

  it('opens sign-in for a visitor, whatever the game [S-303]', () => {
    for (const start of [
      (root: ReturnType<typeof fixture>['root']) => root.launch.chooseGame(tileOf()),
      (root: ReturnType<typeof fixture>['root']) => root.launch.chooseCard(cardOf('LIVE', 'EG4')),
      (root: ReturnType<typeof fixture>['root']) => root.launch.chooseCard(cardOf('LOTT', 'LOTT')),
    ]) {
      const { root, fake, visited } = fixture()
      start(root)
      expect(root.modals.isOpen('login')).toBe(true)
      expect(visited).toEqual([])
      expect(fake.calls).toEqual([])
    }
  })

  it('recommends other games in place of one under maintenance [S-304]', () => {
    const { root, visited } = member()
    root.launch.chooseGame(tileOf({ maintenance: 'x' }))
    expect(root.modals.top?.modal).toMatchObject({ kind: 'game', closed: true, list: { gameType: 'RNG' } })
    expect(visited).toEqual([])
  })

  it('says that a game is not here when this site lacks its page, and goes nowhere', () => {
    const { root, visited } = member({ hasPage: (path) => !path.startsWith('/lottery') })
    root.launch.chooseCard(cardOf('LOTT', 'LOTT'))
    expect(root.modals.top?.modal).toMatchObject({ kind: 'message', textKey: 'game.not_here' })
    expect(visited).toEqual([])
  })

  it('fetches the popup list of a vendor and shows it [S-308]', async () => {
    const { root, fake } = member({ handlers: { 'games.list': () => gamePage([1, 2]) } })
    root.launch.chooseCard(cardOf('LIVE', 'EG4', { isGame: 'VASSALAGE' }))
    await settled()
    expect(root.modals.top?.modal).toMatchObject({ kind: 'game', list: { vassalage: 'EG4', gameType: 'LIVE' } })
    expect(root.launch.popupGames.data?.map(({ nodeId }) => nodeId)).toEqual(['1', '2'])
    expect(fake.inputs('games.list')).toEqual([{ gameType: 'LIVE', vassalage: 'EG4' }])
  })

  it('goes to the frame page with the game [S-307]', () => {
    const { root, visited } = member()
    root.launch.chooseGame(tileOf())
    expect(visited).toEqual(['/game?gameType=RNG&vassalage=PG&name=Game+11&nodeId=11'])
  })

  it('lets a trial account play with play money unless the merchant says no (R-120)', () => {
    const trial = { ...memberSession, isAgent: '4' }
    const may = fixture({ session: trial })
    may.root.launch.chooseGame(tileOf())
    expect(may.visited).toHaveLength(1)
    const mayNot = fixture({ session: trial, config: { trialMayPlay: false } })
    mayNot.root.launch.chooseGame(tileOf())
    expect(mayNot.visited).toEqual([])
    expect(mayNot.root.modals.top?.modal).toMatchObject({ textKey: 'in_need_true_account' })
  })

  it('lets agents play unless the merchant says no', () => {
    const agent = { ...memberSession, isAgent: '1' }
    const may = fixture({ session: agent })
    may.root.launch.chooseGame(tileOf())
    expect(may.visited).toHaveLength(1)
    const mayNot = fixture({ session: agent, config: { agentsMayPlay: false } })
    mayNot.root.launch.chooseGame(tileOf())
    expect(mayNot.visited).toEqual([])
    expect(mayNot.root.modals.top?.modal).toMatchObject({ textKey: 'in_need_true_account' })
  })
})

describe('the frame', () => {
  const target = { gameType: 'RNG', vassalage: 'PG', name: 'Game 11', nodeId: '11' }

  it('gets its address through the launch CDN, with the one origin it may speak from [S-307] [S-315]', async () => {
    const { root, fake } = fixture({
      session: memberSession,
      handlers: {
        'system.status': () => permission({ info: { launchGameCDNs: ['https://games.example'] } }),
        'games.launch': () => ({ url: '/slot/11?session=s' }),
      },
    })
    await root.start()
    await root.launch.open(target)
    expect(fake.inputs('games.launch')).toEqual([{ gameType: 'RNG', vassalage: 'PG', nodeId: '11' }])
    expect(root.launch.game.data).toEqual({
      url: 'https://games.example/slot/11?session=s',
      origin: 'https://games.example',
    })
  })

  it('refreshes the balance when it is left [S-316]', async () => {
    const { root, fake } = fixture({
      session: memberSession,
      handlers: { 'games.launch': () => ({ url: 'https://games.example/1' }) },
    })
    await root.launch.open(target)
    root.launch.leave()
    await settled()
    expect(fake.ids()).toContain('wallet.balance')
    expect(root.launch.game.value.state).toBe('idle')
  })

  it('drops the address of a game that was left before it came', async () => {
    const answer = deferred<{ url: string }>()
    const { root } = fixture({ session: memberSession, handlers: { 'games.launch': () => answer.promise } })
    void root.launch.open(target)
    root.launch.leave()
    answer.resolve({ url: 'https://games.example/1' })
    await settled()
    expect(root.launch.game.value.state).toBe('idle')
  })

  it('says in plain words that the balance is not enough, and asks for no deposit [G-50]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'games.launch': () => Promise.reject(refusal('balance.not.enough')) },
    })
    await root.launch.open(target)
    expect(root.launch.failure).toMatchObject({ key: 'game.balance_not_enough' })
    expect(root.modals.stack).toEqual([])
    expect(root.memberCentre.isOpen).toBe(false)
  })

  it('says why it could not start again, and otherwise shows the running game until the new address is here', async () => {
    const second = deferred<{ url: string }>()
    let starts = 0
    const { root, fake } = fixture({
      session: memberSession,
      config: { gameHosts: ['games.example'] },
      handlers: {
        'games.launch': () => (++starts === 1 ? { url: 'https://games.example/1?session=a' } : second.promise),
      },
    })
    await root.launch.open(target)
    const again = root.launch.open(target)
    expect(root.launch.game.data?.url).toContain('session=a')
    second.resolve({ url: 'https://games.example/1?session=b' })
    await again
    expect(root.launch.game.data?.url).toContain('session=b')
    fake.handlers['games.launch'] = () => Promise.reject(refusal('game.maintenance'))
    await root.launch.open(target)
    expect(root.launch.failure).toMatchObject({ key: 'game.recommend_others' })
  })

  it('says what went wrong', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'games.launch': () => Promise.reject(refusal('game.maintenance')) },
    })
    await root.launch.open(target)
    expect(root.launch.failure).toMatchObject({ key: 'game.recommend_others' })
  })
})
