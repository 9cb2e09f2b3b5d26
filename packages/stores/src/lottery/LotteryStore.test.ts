import { expect, it } from 'vitest'
import { signInStore } from '../sign-in/SignInStore.ts'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { fixture } from '../testing/testPorts.ts'
import type { ComingDraw } from './LotteryDraws.ts'
import { lotteryStore } from './LotteryStore.ts'

const signIn = (root: ReturnType<typeof sandboxFixture>['root'], username: string) =>
  root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })

it('keeps favourites by user name on the device: another user does not see them [S-197] [S-321]', async () => {
  const { root } = sandboxFixture()
  await root.start()
  const lottery = root.store(lotteryStore)
  await signIn(root, 'maria')
  lottery.toggleFavourite('11979')
  expect(lottery.favourites.ids).toEqual(['11979'])
  root.session.end()
  expect(lottery.favourites.ids).toEqual([])
  await signIn(root, 'jun')
  expect(lottery.favourites.ids).toEqual([])
  lottery.toggleFavourite('11980')
  root.session.end()
  await signIn(root, 'maria')
  expect(lottery.favourites.ids).toEqual(['11979'])
  const kept = root.ports.localStorage.getItem('LOTTFAV') ?? ''
  expect(Object.values(JSON.parse(kept))).toEqual([['11979'], ['11980']])
  expect(kept, 'no name stays on the device').not.toMatch(/maria|jun/)
})

it('opens the game and the play that the address names, and the first play for one it does not know [S-028]', async () => {
  const { root } = sandboxFixture()
  await root.start()
  const lottery = root.store(lotteryStore)
  await lottery.load()
  const game = lottery.games.data?.find(({ gameGroupCode }) => gameGroupCode === 'PK10')
  lottery.show({ gameCode: game?.gameCode, playType: 'first2' })
  expect(lottery.game?.gameId).toBe(game?.gameId)
  expect(lottery.play?.playId).toBe('first2')
  lottery.show({ vendor: game?.vassalage ?? '', playType: 'STANDARD' })
  expect(lottery.game?.vassalage).toBe(game?.vassalage)
  expect(lottery.play).toBe(lottery.plays[0])
})

it('lists the games of both gateways once, by family, in the prize mode of the vendors [S-317] [S-323]', async () => {
  const { root } = sandboxFixture()
  await root.start()
  const lottery = root.store(lotteryStore)
  await lottery.load()
  expect(root.catalogue.prizeMode).toBe('Elott')
  const ids = (lottery.groups.data ?? []).flatMap(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(lottery.games.data?.length)
  expect(lottery.recent.value.state).toBe('idle')
})

it('takes the stake immediately and reports the win after the draw [Q-09]', async () => {
  const { root, advance } = sandboxFixture()
  await root.start()
  await signIn(root, 'maria')
  const lottery = root.store(lotteryStore)
  await lottery.load()
  lottery.show({ gameCode: lottery.games.data?.find(({ gameGroupCode }) => gameGroupCode === 'SSC')?.gameCode })
  await lottery.draws.loadNearest()
  const placed = await Promise.all([lottery.bet(['big'], '10'), lottery.bet(['small'], '10')])
  // The second press came while the first was pending.
  expect(placed.map(({ kind }) => kind)).toEqual(['done', 'ignored'])
  expect((await lottery.bet(['small'], '10')).kind).toBe('done')
  await lottery.bets.load()
  expect(lottery.bets.open.data).toHaveLength(2)
  expect(lottery.bets.news).toEqual([])
  advance(60_000)
  await lottery.look()
  expect(lottery.bets.open.data).toHaveLength(0)
  expect(lottery.bets.news.map(({ winAmount }) => winAmount).toSorted()).toEqual(['0.00', '19.00'])
  expect(lottery.bets.waits).toBe(false)
})

it('polls nothing while the user is away, not even at the end of a countdown [Q-08]', async () => {
  let isHere = true
  let looked = 0
  const { root, clock } = fixture({ ports: { presence: { isHere: () => isHere } } })
  const lottery = root.store(lotteryStore)
  lottery.draws.loadNearest = async () => void (looked += 1)
  lottery.watch()
  clock.advance(5_000)
  expect(looked).toBe(1)
  isHere = false
  clock.advance(600_000)
  await lottery.look()
  expect(looked).toBe(1)
  isHere = true
  clock.advance(5_000)
  expect(looked).toBe(2)
  lottery.unwatch()
})

it('loads the next draws once one is over, but not while the user is away [Q-08]', () => {
  let isHere = true
  let loaded = 0
  const { root, clock } = fixture({ ports: { presence: { isHere: () => isHere } } })
  const lottery = root.store(lotteryStore)
  lottery.draws.loadComing = async () => void (loaded += 1)
  lottery.draws.coming.set([{ openTime: clock.now() + 7_000 } as ComingDraw])
  lottery.games.set([])
  lottery.watchComing()
  clock.advance(5_000)
  expect(loaded).toBe(0)
  clock.advance(5_000)
  expect(loaded).toBe(1)
  isHere = false
  clock.advance(600_000)
  expect(loaded).toBe(1)
  lottery.unwatchComing()
})
