import { PlatformError } from '@croupier/api'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBench, type Bench, type Visitor } from '../testing/createBench.ts'
import { RoundRefused, type Outcome, type Play } from './rounds.ts'

let bench: Bench
let maria: Visitor
beforeEach(async () => {
  bench = createBench()
  maria = await bench.signIn('maria')
})

const slot = () => {
  const game = bench.sandbox.world.catalogue.gamesByLane
    .get('RNG')
    ?.find((one) => !one.maintenance && one.minBet === 50n)
  if (!game) throw new Error('no slot')
  return game
}

async function open(visitor = maria, nodeId = slot().nodeId): Promise<Play> {
  const { url } = await visitor.client.games.launch({ nodeId: String(nodeId) })
  return bench.sandbox.rounds.open(new URL(url).searchParams.get('launch') ?? '')
}

const code = (work: () => unknown): string => {
  try {
    work()
  } catch (failure) {
    if (failure instanceof RoundRefused) return failure.code
    throw failure
  }
  return 'nothing refused'
}

const lose: () => Outcome = () => ({ payout: 0n, detail: null })
const pay = (payout: bigint) => (): Outcome => ({ payout, detail: { payout: String(payout) } })

describe('launch', () => {
  it('answers an address on the games origin with a token that is not the session', async () => {
    const { url } = await maria.client.games.launch({ nodeId: String(slot().nodeId) })
    expect(new URL(url).origin).toBe('http://localhost:4002')
    expect(new URL(url).pathname).toBe(`/play/${slot().nodeId}`)
    expect(url).not.toContain(maria.token ?? '?')
  })

  it('opens once, within two minutes', async () => {
    const address = async () => new URL((await maria.client.games.launch({ nodeId: String(slot().nodeId) })).url)
    const token = (await address()).searchParams.get('launch') ?? ''
    expect(bench.sandbox.rounds.open(token).game.nodeId).toBe(slot().nodeId)
    expect(code(() => bench.sandbox.rounds.open(token))).toBe('launch.invalid')
    const late = (await address()).searchParams.get('launch') ?? ''
    bench.clock.advance(2 * 60_000)
    expect(code(() => bench.sandbox.rounds.open(late))).toBe('launch.invalid')
  })

  it('refuses a game under maintenance with its window, games that are not slots, and trial accounts', async () => {
    const refused = async (visitor: Visitor, nodeId: number) =>
      visitor.client.games.launch({ nodeId: String(nodeId) }).then(
        () => null,
        (failure: unknown) => (failure instanceof PlatformError ? failure : null),
      )
    const resting = bench.sandbox.world.catalogue.games.find((game) => game.maintenance)
    const live = bench.sandbox.world.catalogue.gamesByLane.get('LIVE')?.find((game) => !game.maintenance)
    const closed = await refused(maria, resting?.nodeId ?? 0)
    expect(closed?.code).toBe('game.maintenance')
    expect(closed?.value).toMatchObject({ content: { data: { maintainTime: expect.any(Number) } } })
    expect((await refused(maria, live?.nodeId ?? 0))?.code).toBe('game.not.available')
    expect((await refused(await bench.signIn('demo'), slot().nodeId))?.code).toBe('need.true.account')
  })
})

describe('rounds', () => {
  it('moves stake and payout, and fills record, recent games and winner board in one step', async () => {
    const play = await open()
    const before = play.balance
    const settled = bench.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, pay(10_000n))
    expect(settled.balance).toBe(before - 500n + 10_000n)
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5095.00')
    const day = { startTime: bench.clock.now() - 3_600_000, endTime: bench.clock.now() }
    const { list, totals } = await maria.client.records.bets(day)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      orderNo: settled.id,
      betAmount: '5.00',
      winAmount: '100.00',
      netAmount: '95.00',
      status: 'win',
    })
    expect(totals).toMatchObject({ betAmount: '5.00', netAmount: '95.00' })
    expect((await maria.client.games.recent({})).list[0]?.nodeId).toBe(String(slot().nodeId))
    const board = (await maria.client.games.winners({ limitNum: 60 })).list.map(({ vo }) => vo)
    expect(board.find((row) => row.winTime === bench.clock.now())).toMatchObject({
      customerName: 'mar***a',
      winAmount: '100.00',
    })
    expect(bench.sandbox.verify().violations).toEqual([])
  })

  it('answers a repeated press with the first result and refuses the key for another stake', async () => {
    const play = await open()
    const first = bench.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, pay(700n))
    let dealt = false
    const again = bench.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, () => {
      dealt = true
      return { payout: 0n, detail: null }
    })
    expect(again).toEqual({ ...first, repeated: true })
    expect(dealt).toBe(false)
    expect(code(() => bench.sandbox.rounds.place(play.id, { stake: 1_000n, key: 'press-0001' }, lose))).toBe(
      'round.conflict',
    )
    expect(bench.sandbox.rounds.resume(play.id).balance).toBe(first.balance)
  })

  it('leaves nothing behind when the game fails while it deals', async () => {
    const play = await open()
    const before = bench.sandbox.snapshot()
    const broken = () => {
      throw new Error('reel stuck')
    }
    expect(() => bench.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, broken)).toThrow('reel stuck')
    expect(JSON.parse(bench.sandbox.snapshot())).toEqual(JSON.parse(before))
  })

  it('takes only offered stakes that the balance covers', async () => {
    const play = await open()
    expect(play.stakes[0]).toBe(50n)
    expect(code(() => bench.sandbox.rounds.place(play.id, { stake: 51n, key: 'press-0001' }, lose))).toBe(
      'stake.not.offered',
    )
    const poor = await open(await bench.signIn('jun'))
    const [stake = 0n] = poor.stakes
    expect(code(() => bench.sandbox.rounds.place(poor.id, { stake, key: 'press-0001' }, lose))).toBe(
      'balance.insufficient',
    )
  })

  it('ends with the session, with close, and during maintenance', async () => {
    const play = await open()
    const place = (id: string, key: string) => code(() => bench.sandbox.rounds.place(id, { stake: 500n, key }, lose))
    await bench.operate('games/maintenance', { nodeId: play.game.nodeId, minutes: 60 })
    expect(place(play.id, 'press-0001')).toBe('game.maintenance')
    await bench.operate('games/maintenance', { nodeId: play.game.nodeId, minutes: null })
    await bench.operate('site/set', { maintenance: true })
    expect(place(play.id, 'press-0001')).toBe('site.maintenance')
    await bench.operate('site/set', { maintenance: false })
    bench.sandbox.rounds.close(play.id)
    expect(place(play.id, 'press-0001')).toBe('play.closed')
    const other = await open()
    await maria.client.session.logout({})
    expect(place(other.id, 'press-0001')).toBe('play.closed')
  })

  it('keeps the books right over any run of rounds', async () => {
    const play = await open()
    let serial = 0
    const round = fc.record({ stake: fc.constantFrom(...play.stakes), times: fc.integer({ min: 0, max: 3 }) })
    fc.assert(
      fc.property(fc.array(round, { maxLength: 8 }), (rounds) => {
        let { balance } = bench.sandbox.rounds.resume(play.id)
        for (const { stake, times } of rounds) {
          const payout = stake * BigInt(times)
          const refused = code(() =>
            bench.sandbox.rounds.place(
              play.id,
              { stake, key: `run-${String(serial++).padStart(6, '0')}` },
              pay(payout),
            ),
          )
          if (refused === 'nothing refused') balance += payout - stake
          else expect([refused, balance < stake]).toEqual(['balance.insufficient', true])
        }
        expect(bench.sandbox.rounds.resume(play.id).balance).toBe(balance)
      }),
      { numRuns: 60 },
    )
    expect(bench.sandbox.verify().violations).toEqual([])
  })

  it('draws every value of the dealer about equally often', async () => {
    const play = await open()
    const counts = [0, 0, 0, 0, 0, 0]
    bench.sandbox.rounds.place(play.id, { stake: 50n, key: 'press-0001' }, (dealer) => {
      for (let throws = 0; throws < 6_000; throws++) {
        const face = dealer.integer(6)
        counts[face] = (counts[face] ?? 0) + 1
      }
      return { payout: 0n, detail: null }
    })
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(130)
  })
})
