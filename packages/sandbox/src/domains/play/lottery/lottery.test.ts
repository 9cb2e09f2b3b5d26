import { createDealer, drawLottery, sha256Hex } from '@croupier/games'
import { PlatformError, type Client } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { freshKey } from '../../../testing/playing.ts'

let testPlatform: TestPlatform
let maria: Visitor

beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing refused',
    (failure: unknown) => (failure instanceof PlatformError ? (failure.code ?? '') : String(failure)),
  )
const gameOf = async (client: Client, family: string): Promise<string> =>
  (await client.lottery.games({})).find((game) => game.gameGroupCode === family)?.gameId ?? ''
const sumBalance = async () => (await maria.client.wallet.balance({})).sumBalance ?? ''
const oneBet = (gameId: string, numero: string, more = {}) => ({
  contents: [
    { gameId, playId: 'half-sum', bettingContent: 'big', singleBetPrice: '2.00', numero: [{ numero }], ...more },
  ],
})

describe('the gateways', () => {
  it('answer bare: menus by family for the prize mode and the device, Vietnam’s marked as such [S-425]', async () => {
    const menus = await maria.client.lottery.menus({ prizeMode: 'Lott', device: 'WEB' })
    expect(menus.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['SSC', '11X5', 'PK10', 'LHC', 'LF'])
    const vietnam = await testPlatform.visitor().client.lottery.vnMenus({})
    expect(vietnam.flatMap(({ gameMenus }) => gameMenus.map(({ accountTypeName }) => accountTypeName))).toContain(
      'TCG_LOTTO_VN',
    )
    expect(await codeOf(testPlatform.visitor().client.lottery.menus({ prizeMode: 'moon' }))).toBe('request_param_err')
    const answer = await testPlatform.sandbox.app.request('/lgw/games/game_menus', {
      headers: { merchant: 'crph', moduleid: 'COMM3' },
    })
    expect(Object.keys((await answer.json()) as object)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('give drawn numbers newest first, as many as asked, and the Vietnam feed to members alone [S-318] [S-319]', async () => {
    const popular = await testPlatform.visitor().client.lottery.popular({ count: 20 })
    expect(popular).toHaveLength(20)
    expect(
      popular.every(({ winNo, openTime }) => winNo.length > 2 && (openTime ?? 0) <= testPlatform.clock.now()),
    ).toBe(true)
    const vietnam = await maria.client.lottery.vnNumbers({ count: 100 })
    expect(vietnam).toHaveLength(100)
    const times = vietnam.map(({ openTime }) => openTime ?? 0)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(await codeOf(testPlatform.visitor().client.lottery.vnNumbers({}))).toBe('login.not.session')
    await expect(testPlatform.visitor().client.lottery.openedNumbers({})).rejects.toMatchObject({
      kind: 'TokenMissing',
    })
  })

  it('know no game of another lane', async () => {
    const slot = testPlatform.sandbox.context.catalogue.games.find(({ gameType }) => gameType === 'RNG')
    expect(await codeOf(maria.client.lottery.near({ gameId: String(slot?.nodeId) }))).toBe('game.unknown')
    expect(await codeOf(maria.client.lottery.draws({ code: 'nothing' }))).toBe('game.unknown')
  })
})

describe('a bet', () => {
  it('takes its stake immediately, stays unsettled, and is paid by the draw whatever the clock does [Q-09]', async () => {
    const { client } = maria
    const gameId = await gameOf(client, 'SSC')
    const { currentNumero } = await client.lottery.near({ gameId })
    const both = {
      contents: ['big', 'small'].map((bettingContent) => ({
        ...oneBet(gameId, currentNumero.numero).contents[0],
        gameId,
        playId: 'half-sum',
        singleBetPrice: '2.00',
        numero: [{ numero: currentNumero.numero }],
        bettingContent,
      })),
    }
    const before = Number(await sumBalance())
    const { orders } = await client.lottery.bet(both, freshKey())
    expect(orders.map(({ amount }) => amount)).toEqual(['2.00', '2.00'])
    expect(Number(await sumBalance())).toBe(before - 4)
    testPlatform.clock.advance(9 * 86_400_000)
    // One of the two bets won: 2.00 at 1.90.
    maria = await testPlatform.signIn('maria')
    expect(Number(await sumBalance()).toFixed(2)).toBe((before - 4 + 3.8).toFixed(2))
    const bets = orders.map(({ orderNo }) => testPlatform.sandbox.context.tables.bets.get(orderNo))
    expect(bets.map((bet) => bet?.at)).toEqual([currentNumero.openTime, currentNumero.openTime])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('is drawn from the seed whose hash was shown before, and the seed is revealed afterwards', async () => {
    const { client } = maria
    const gameId = await gameOf(client, '11X5')
    const { currentNumero } = await client.lottery.near({ gameId })
    const bet = oneBet(gameId, currentNumero.numero, { playId: 'any2', bettingContent: '1,2' })
    const { orders } = await client.lottery.bet(bet, freshKey())
    expect(testPlatform.sandbox.rounds.revealed(currentNumero.hash ?? '')).toBeNull()
    testPlatform.clock.advance(10 * 60_000)
    testPlatform.sandbox.tick()
    const revealed = testPlatform.sandbox.rounds.revealed(currentNumero.hash ?? '')
    if (!revealed) throw new Error('not revealed')
    expect(sha256Hex(revealed.serverSeed)).toBe(currentNumero.hash)
    const dealer = createDealer({ ...revealed, nonce: 0 })
    const { numbers } = drawLottery(dealer, revealed.clientSeed)
    expect(testPlatform.sandbox.context.tables.bets.get(orders[0]?.orderNo ?? '')?.detail).toMatchObject({ numbers })
    const drawn = await client.lottery.openedNumbers({ gameId, count: 20 })
    expect(drawn.find(({ numero }) => numero === currentNumero.numero)?.winNo).toEqual(numbers)
  })

  it('is refused when it is too late, not one of the game’s, too small, or beyond the balance; then none of the order is taken', async () => {
    const { client } = maria
    const gameId = await gameOf(client, 'SSC')
    const { currentNumero, lastNumero } = await client.lottery.near({ gameId })
    const { numero } = currentNumero
    const before = await sumBalance()
    const bet = (order: Parameters<typeof client.lottery.bet>[0]) => codeOf(client.lottery.bet(order, freshKey()))
    expect(await bet(oneBet(gameId, lastNumero?.numero ?? ''))).toBe('lottery.closed')
    for (const wrong of [
      { playId: 'any2' },
      { bettingContent: 'sideways' },
      { playId: 'last2', bettingContent: 'big,7' },
      { singleBetPrice: '1.50' },
      { singleBetPrice: '-2.00' },
      { winStop: 1 },
    ])
      expect(await bet(oneBet(gameId, numero, wrong)), JSON.stringify(wrong)).toBe('lottery.bet.invalid')
    const poor = {
      contents: Array.from({ length: 20 }, () => ({
        ...oneBet(gameId, numero, { singleBetPrice: '500.00' }).contents[0],
      })),
    }
    expect(await bet(poor as never)).toBe('balance.not.enough')
    expect(await sumBalance()).toBe(before)
    testPlatform.clock.advance(currentNumero.closeTime - testPlatform.clock.now())
    expect(await bet(oneBet(gameId, numero))).toBe('lottery.closed')
    expect(testPlatform.reports).toEqual([])
  })

  it('is one bet however often the same order is sent, and obeys a break', async () => {
    const { client } = maria
    const gameId = await gameOf(client, 'SSC')
    const { currentNumero } = await client.lottery.near({ gameId })
    const key = freshKey()
    const first = await client.lottery.bet(oneBet(gameId, currentNumero.numero), key)
    expect(await client.lottery.bet(oneBet(gameId, currentNumero.numero), key)).toEqual(first)
    await client.safety.startBreak({ length: '24h' })
    expect(await codeOf(client.lottery.bet(oneBet(gameId, currentNumero.numero), freshKey()))).not.toBe(
      'nothing refused',
    )
  })
})

describe('the lobby', () => {
  it('is a launch of mode LOTT: a game’s own page for betting, else the lobby view [S-320]', async () => {
    const lobby = new URL(
      (await maria.client.games.launch({ launchMode: 'LOTT', lottoArea: 'VN', lottoView: 'lobby', device: 'WEB' })).url,
    )
    expect(lobby.searchParams.get('view')).toBe('lobby')
    const [game] = await maria.client.lottery.games({})
    const betting = await maria.client.games.launch({
      launchMode: 'LOTT',
      lottoGameCode: game?.gameCode ?? '',
      lottoView: 'betting',
    })
    expect(betting.url).toContain(`/play/${game?.gameId}?`)
    const page = await (await testPlatform.sandbox.games.request(betting.url)).text()
    expect(page).toContain('Your open bets')
    expect(page).not.toContain('undefined')
    expect(await codeOf(maria.client.games.launch({ launchMode: 'LOTT', lottoGameCode: 'moon' }))).toBe('game.unknown')
  })
})
