import {
  createDealer,
  demoGameOf,
  RoundRefused,
  sha256Hex,
  type OpenDraft,
  type Outcome,
  type Play,
} from '@croupier/games'
import { PlatformError } from '@croupier/api'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
let maria: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const slot = () => {
  const game = testPlatform.sandbox.context.catalogue.gamesByLane
    .get('RNG')
    ?.find((one) => !one.maintenance && one.minBet === 50n && demoGameOf(one)?.id === 'slot')
  if (!game) throw new Error('no slot')
  return game
}

async function open(visitor = maria, nodeId = slot().nodeId): Promise<Play> {
  const { url } = await visitor.client.games.launch({ nodeId: String(nodeId) })
  return testPlatform.sandbox.rounds.open(new URL(url).searchParams.get('launch') ?? '')
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
    expect(testPlatform.sandbox.rounds.open(token).game.nodeId).toBe(slot().nodeId)
    expect(code(() => testPlatform.sandbox.rounds.open(token))).toBe('launch.invalid')
    const late = (await address()).searchParams.get('launch') ?? ''
    testPlatform.clock.advance(2 * 60_000)
    expect(code(() => testPlatform.sandbox.rounds.open(late))).toBe('launch.invalid')
  })

  it('refuses a game under maintenance with its window', async () => {
    const refused = async (visitor: Visitor, nodeId: number) =>
      visitor.client.games.launch({ nodeId: String(nodeId) }).then(
        () => null,
        (failure: unknown) => (failure instanceof PlatformError ? failure : null),
      )
    const resting = testPlatform.sandbox.context.catalogue.games.find((game) => game.maintenance)
    const closed = await refused(maria, resting?.nodeId ?? 0)
    expect(closed?.code).toBe('game.maintenance')
    expect(closed?.value).toMatchObject({ content: { data: { maintainTime: expect.any(Number) } } })
  })

  it('lets a trial account play with play money, whose wins stay off the board and which nobody can take out', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: true })
    const trial = testPlatform.visitor()
    trial.token = (await trial.client.session.freePlay({ os: 'Linux' })).token
    const play = await open(trial)
    expect(play.balance).toBe(1_000_000n)
    const wins = [...testPlatform.sandbox.context.tables.wins.all()].length
    testPlatform.sandbox.rounds.place(play.id, { stake: play.stakes[0] ?? 0n, key: 'press-0001' }, pay(10_000n))
    expect([...testPlatform.sandbox.context.tables.wins.all()]).toHaveLength(wins)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })
})

describe('rounds', () => {
  it('moves stake and payout, and fills record, recent games and winner board in one step [G-42]', async () => {
    const play = await open()
    const before = play.balance
    const settled = testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, pay(10_000n))
    expect(settled.balance).toBe(before - 500n + 10_000n)
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5095.00')
    const day = { startTime: testPlatform.clock.now() - 3_600_000, endTime: testPlatform.clock.now() }
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
    expect(board.find((row) => row.winTime === testPlatform.clock.now())).toMatchObject({
      customerName: 'mar***a',
      winAmount: '100.00',
    })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('answers a repeated press with the first result and refuses the key for another stake', async () => {
    const play = await open()
    const first = testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, pay(700n))
    let dealt = false
    const again = testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, () => {
      dealt = true
      return { payout: 0n, detail: null }
    })
    expect(again).toEqual({ ...first, repeated: true })
    expect(dealt).toBe(false)
    expect(code(() => testPlatform.sandbox.rounds.place(play.id, { stake: 1_000n, key: 'press-0001' }, lose))).toBe(
      'round.conflict',
    )
    expect(testPlatform.sandbox.rounds.resume(play.id).balance).toBe(first.balance)
  })

  it('puts every win above its stake on the board, however small, the newest first and with a masked name [S-299] [G-42]', async () => {
    const play = await open()
    for (const [place, payout] of [90_000n, 501n, 500n, 499n, 0n].entries()) {
      testPlatform.clock.advance(1_000)
      testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: `press-001${place}` }, pay(payout))
    }
    const own = (await maria.client.games.winners({ limitNum: 60 })).list
      .map(({ vo }) => vo)
      .filter(({ customerName }) => customerName === 'mar***a')
    expect(own.slice(0, 2).map(({ winAmount }) => winAmount)).toEqual(['5.01', '900.00'])
    expect(
      (await maria.client.games.winners({ limitNum: 60 })).list.some(({ vo }) => vo.customerName === 'maria'),
    ).toBe(false)
  })

  it('counts beside the wins how many people bet and how many lost, from five people on [N-5] [G-42]', async () => {
    // The seeded people played the day before.
    testPlatform.clock.advance(25 * 3_600_000)
    const people = await Promise.all(['vip', 'beth', 'carl', 'ace'].map((name) => testPlatform.signIn(name)))
    maria = await testPlatform.signIn('maria')
    const playOf = async () => (await maria.client.games.winners({})).play
    for (const [place, person] of people.entries()) {
      const play = await open(person)
      testPlatform.sandbox.rounds.place(
        play.id,
        { stake: 500n, key: `press-000${place}` },
        place === 0 ? pay(900n) : lose,
      )
    }
    expect(await playOf()).toBeNull()
    const play = await open()
    testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0009' }, lose)
    expect(await playOf()).toEqual({ players: 5, down: 4 })
    testPlatform.clock.advance(25 * 3_600_000)
    expect(await (await testPlatform.signIn('maria')).client.games.winners({})).toMatchObject({ play: null })
  })

  it('leaves nothing behind when the game fails while it deals', async () => {
    const play = await open()
    const before = testPlatform.sandbox.snapshot()
    const broken = () => {
      throw new Error('reel stuck')
    }
    expect(() => testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, broken)).toThrow(
      'reel stuck',
    )
    expect(JSON.parse(testPlatform.sandbox.snapshot())).toEqual(JSON.parse(before))
  })

  it('takes only offered stakes that the balance covers', async () => {
    const play = await open()
    expect(play.stakes[0]).toBe(50n)
    expect(code(() => testPlatform.sandbox.rounds.place(play.id, { stake: 51n, key: 'press-0001' }, lose))).toBe(
      'stake.not.offered',
    )
    const poor = await open(await testPlatform.signIn('jun'))
    const [stake = 0n] = poor.stakes
    expect(code(() => testPlatform.sandbox.rounds.place(poor.id, { stake, key: 'press-0001' }, lose))).toBe(
      'balance.insufficient',
    )
  })

  it('ends with the session, with close, and during maintenance', async () => {
    const play = await open()
    const place = (id: string, key: string) =>
      code(() => testPlatform.sandbox.rounds.place(id, { stake: 500n, key }, lose))
    await testPlatform.operate('games/maintenance', { nodeId: play.game.nodeId, minutes: 60 })
    expect(place(play.id, 'press-0001')).toBe('game.maintenance')
    await testPlatform.operate('games/maintenance', { nodeId: play.game.nodeId, minutes: null })
    await testPlatform.operate('site/set', { maintenance: true })
    expect(place(play.id, 'press-0001')).toBe('site.maintenance')
    await testPlatform.operate('site/set', { maintenance: false })
    testPlatform.sandbox.rounds.close(play.id)
    expect(place(play.id, 'press-0001')).toBe('play.closed')
    const other = await open()
    await maria.client.session.logout({})
    expect(place(other.id, 'press-0001')).toBe('play.closed')
  })

  it('is taken over when the member opens the game in another place, and tells an expired session from that', async () => {
    const place = (id: string, key: string) =>
      code(() => testPlatform.sandbox.rounds.place(id, { stake: 500n, key }, lose))
    const here = await open()
    const there = await open(await testPlatform.signIn('maria'))
    expect(place(here.id, 'press-0001')).toBe('play.takenOver')
    expect(place(there.id, 'press-0001')).toBe('nothing refused')
    testPlatform.clock.advance(31 * 60_000)
    expect(place(there.id, 'press-0002')).toBe('play.expired')
    // Also after the next login, which tidies up the sessions that have expired.
    maria = await testPlatform.signIn('maria')
    expect(place(there.id, 'press-0003')).toBe('play.expired')
  })

  it('is marked as taken over once, however often the member opens the game that day', async () => {
    const { plays } = testPlatform.sandbox.context.tables
    const all = () => [...plays.all()]
    for (let opened = 0; opened < 5; opened += 1) await open()
    const before = all()
    const last = await open()
    expect(all().filter((row) => !before.includes(row))).toHaveLength(2)
    expect(code(() => testPlatform.sandbox.rounds.resume(last.id))).toBe('nothing refused')
  })

  it('is forgotten a day later, when the member plays again', async () => {
    const play = await open()
    testPlatform.clock.advance(25 * 3_600_000)
    await open(await testPlatform.signIn('maria'))
    expect(code(() => testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key: 'press-0001' }, lose))).toBe(
      'play.closed',
    )
  })

  it('keeps the books right over any run of rounds', async () => {
    const play = await open()
    let serial = 0
    const round = fc.record({ stake: fc.constantFrom(...play.stakes), times: fc.integer({ min: 0, max: 3 }) })
    fc.assert(
      fc.property(fc.array(round, { maxLength: 8 }), (rounds) => {
        let { balance } = testPlatform.sandbox.rounds.resume(play.id)
        for (const { stake, times } of rounds) {
          const payout = stake * BigInt(times)
          const refused = code(() =>
            testPlatform.sandbox.rounds.place(
              play.id,
              { stake, key: `run-${String(serial++).padStart(6, '0')}` },
              pay(payout),
            ),
          )
          if (refused === 'nothing refused') balance += payout - stake
          else expect([refused, balance < stake]).toEqual(['balance.insufficient', true])
        }
        expect(testPlatform.sandbox.rounds.resume(play.id).balance).toBe(balance)
      }),
      { numRuns: 60 },
    )
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('draws every value of the dealer about equally often', async () => {
    const play = await open()
    const counts = [0, 0, 0, 0, 0, 0]
    testPlatform.sandbox.rounds.place(play.id, { stake: 50n, key: 'press-0001' }, (dealer) => {
      for (let throws = 0; throws < 6_000; throws++) {
        const face = dealer.integer(6)
        counts[face] = (counts[face] ?? 0) + 1
      }
      return { payout: 0n, detail: null }
    })
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(130)
  })
})

describe('the pace', () => {
  it('is kept by the server: a round earlier than the game allows is refused and takes nothing [G-26]', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    const press = (key: string) => code(() => rounds.place(play.id, { stake: 500n, key, paceMs: 2_500 }, lose))
    expect(press('press-0001')).toBe('nothing refused')
    testPlatform.clock.advance(2_499)
    expect(press('press-0002')).toBe('round.tooSoon')
    expect(press('press-0001')).toBe('nothing refused')
    testPlatform.clock.advance(1)
    expect(press('press-0004')).toBe('nothing refused')
    expect(rounds.history(play.id)).toHaveLength(2)
    const again = await open()
    expect(code(() => rounds.place(again.id, { stake: 500n, key: 'press-0005', paceMs: 2_500 }, lose))).toBe(
      'round.tooSoon',
    )
  })
})

describe('a round that goes on', () => {
  const draft =
    (due: Outcome | null) =>
    (_dealer: unknown, now: number): OpenDraft => ({ state: { secret: 7 }, dueAt: now + 10_000, due })
  const lost: Outcome = { payout: 0n, detail: { ended: 'by the clock' } }

  it('takes the stake immediately and pays when a move ends it, as one bet [Q-09]', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    const begun = rounds.begin(play.id, { stake: 500n, key: 'press-0001' }, draft(lost))
    expect(begun).toMatchObject({ status: 'open', stake: 500n, balance: play.balance - 500n })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
    testPlatform.clock.advance(4_000)
    expect(rounds.act(play.id, begun.id, () => ({ state: { secret: 8 } }))).toMatchObject({ state: { secret: 8 } })
    const ended = rounds.act(play.id, begun.id, (round) => ({
      payout: BigInt(round.now - round.startedAt),
      detail: round.state,
    }))
    expect(ended).toMatchObject({ status: 'settled', payout: 4_000n, balance: play.balance + 3_500n })
    expect(rounds.history(play.id)).toMatchObject([{ id: begun.id, stake: 500n, detail: { secret: 8 } }])
    expect(rounds.act(play.id, begun.id, () => lost)).toMatchObject({ payout: 4_000n, repeated: true })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('ends by its own rules when it is left alone, dated when it was due, whoever looks [G-29]', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    const begun = rounds.begin(play.id, { stake: 500n, key: 'press-0001' }, draft({ payout: 750n, detail: 'auto' }))
    const again = await open()
    expect(rounds.openRound(again.id)).toMatchObject({ id: begun.id, state: { secret: 7 } })
    testPlatform.clock.advance(60_000)
    testPlatform.sandbox.tick()
    expect(rounds.openRound(again.id)).toBeNull()
    expect([testPlatform.sandbox.context.tables.bets.get(begun.id)]).toMatchObject([
      { id: begun.id, payout: 750n, at: testPlatform.clock.now() - 50_000 },
    ])
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5002.50')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('is one per game, and a repeated press is the same round, open or settled', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    const order = { stake: 500n, key: 'press-0001' }
    const begun = rounds.begin(play.id, order, draft(lost))
    expect(rounds.begin(play.id, order, draft(lost))).toMatchObject({ id: begun.id, repeated: true })
    expect(code(() => rounds.begin(play.id, { ...order, key: 'press-0002' }, draft(lost)))).toBe('round.open')
    expect(code(() => rounds.begin(play.id, { ...order, stake: 1_000n }, draft(lost)))).toBe('round.conflict')
    testPlatform.clock.advance(10_000)
    expect(rounds.begin(play.id, order, draft(lost))).toMatchObject({ status: 'settled', id: begun.id, repeated: true })
  })

  it('belongs to its member', async () => {
    const play = await open()
    const begun = testPlatform.sandbox.rounds.begin(play.id, { stake: 500n, key: 'press-0001' }, draft(lost))
    const other = await open(await testPlatform.signIn('jun'))
    expect(code(() => testPlatform.sandbox.rounds.act(other.id, begun.id, () => lost))).toBe('round.unknown')
    expect(testPlatform.sandbox.rounds.openRound(other.id)).toBeNull()
  })

  it('may still end while the site is closed, though none may begin', async () => {
    const play = await open()
    const begun = testPlatform.sandbox.rounds.begin(play.id, { stake: 500n, key: 'press-0001' }, draft(lost))
    await testPlatform.operate('site/set', { maintenance: true })
    expect(
      code(() => testPlatform.sandbox.rounds.begin(play.id, { stake: 500n, key: 'press-0002' }, draft(lost))),
    ).toBe('site.maintenance')
    expect(testPlatform.sandbox.rounds.act(play.id, begun.id, () => ({ payout: 600n, detail: null })).status).toBe(
      'settled',
    )
  })
})

describe('the seeds of a member', () => {
  const draws: unknown[] = []
  const note = (dealer: { integer(below: number): number }): Outcome => {
    const drawn = [dealer.integer(1_000), dealer.integer(1_000)]
    draws.push(drawn)
    return { payout: 0n, detail: { drawn } }
  }

  it('were committed to before the round, and once revealed deal every one of their rounds again', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    const promised = rounds.commitment(play.id)
    for (const key of ['press-0001', 'press-0002', 'press-0003']) rounds.place(play.id, { stake: 500n, key }, note)
    expect(rounds.revealed(promised.serverHash)).toBeNull()
    const { serverSeed, clientSeed } = rounds.rotateSeeds(play.id, 'my-own')
    expect(sha256Hex(serverSeed)).toBe(promised.serverHash)
    expect(rounds.revealed(promised.serverHash)).toMatchObject({ serverSeed, rounds: 3 })
    for (const { fair, detail } of rounds.history(play.id)) {
      const dealer = createDealer({ serverSeed, clientSeed, nonce: fair?.nonce ?? -1 })
      expect(fair).toMatchObject({ serverHash: promised.serverHash, clientSeed })
      expect(detail).toEqual({ drawn: [dealer.integer(1_000), dealer.integer(1_000)] })
    }
    expect(rounds.commitment(play.id)).toMatchObject({
      serverHash: promised.nextServerHash,
      clientSeed: 'my-own',
      nonce: 0,
    })
  })

  it('give the number back when a round fails', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    const broken = () => {
      throw new Error('reel stuck')
    }
    expect(() => rounds.place(play.id, { stake: 500n, key: 'press-0001' }, broken)).toThrow('reel stuck')
    expect(rounds.place(play.id, { stake: 500n, key: 'press-0001' }, note).fair?.nonce).toBe(0)
  })

  it('are not revealed while a round depends on them, and accept no malformed seed', async () => {
    const play = await open()
    const { rounds } = testPlatform.sandbox
    for (const seed of ['', 'has space', 'x'.repeat(65), '<b>'])
      expect(code(() => rounds.rotateSeeds(play.id, seed))).toBe('seed.malformed')
    const begun = rounds.begin(play.id, { stake: 500n, key: 'press-0001' }, (_, now) => ({
      state: null,
      dueAt: now + 1_000,
      due: { payout: 0n, detail: null },
    }))
    expect(code(() => rounds.rotateSeeds(play.id, 'mine'))).toBe('seed.inUse')
    testPlatform.clock.advance(1_000)
    expect(rounds.rotateSeeds(play.id, 'mine').rounds).toBe(1)
    expect(rounds.revealed(begun.id)).toBeNull()
  })
})

describe('which game is played', () => {
  it('follows lane and class, keeps hot games slots, and gives every studio of slots one', () => {
    const { games, hot } = testPlatform.sandbox.context.catalogue
    const kinds = new Map<string, Set<string | null>>()
    for (const game of games)
      kinds.set(game.gameType, (kinds.get(game.gameType) ?? new Set()).add(demoGameOf(game)?.id ?? null))
    expect([...(kinds.get('RNG') ?? [])].sort()).toEqual(['crash', 'dice', 'slot'])
    expect([...(kinds.get('LIVE') ?? [])]).toEqual(['baccarat'])
    expect([...(kinds.get('FISH') ?? [])]).toEqual(['fishing'])
    expect([...(kinds.get('PVP') ?? [])]).toEqual(['showdown'])
    expect([...(kinds.get('SPORTS') ?? [])]).toEqual(['sports'])
    expect([...(kinds.get('LOTT') ?? []), ...(kinds.get('ELOTT') ?? [])]).toEqual(['lottery', 'lottery'])
    for (const game of hot) if (game.gameType === 'RNG') expect(demoGameOf(game)?.id).toBe('slot')
  })

  it('offers stakes that its pays divide exactly [Q-09]', async () => {
    for (const kind of ['crash', 'dice', 'baccarat', 'fishing'] as const) {
      const game = testPlatform.sandbox.context.catalogue.games.find(
        (one) => demoGameOf(one)?.id === kind && !one.maintenance && one.minBet === 75n && one.vendor !== 'IV',
      )
      const play = await open(maria, game?.nodeId)
      expect(play.game.kind).toBe(kind)
      expect(play.stakes.length).toBeGreaterThan(2)
      if (kind !== 'fishing') for (const stake of play.stakes) expect(stake % 100n).toBe(0n)
    }
  })
})

describe('a member’s own limits', () => {
  it('are checked before each stake: a break closes the play, a wager limit refuses the stake', async () => {
    const play = await open()
    await maria.client.safety.setLimit({ kind: 'wager', period: 'day', amount: '7.00' })
    const place = (key: string) => code(() => testPlatform.sandbox.rounds.place(play.id, { stake: 500n, key }, lose))
    expect(place('press-0001')).toBe('nothing refused')
    expect(place('press-0002')).toBe('safety.wager.reached')
    await maria.client.safety.startBreak({ length: '24h' })
    // The game learns why, so that it can say it.
    expect(place('press-0003')).toBe('safety.break')
    await testPlatform.signIn('maria')
    expect(place('press-0004')).toBe('safety.break')
    // Also when the session that the break ended has been tidied up.
    testPlatform.clock.advance(31 * 60_000)
    await testPlatform.signIn('maria')
    expect(place('press-0005')).toBe('safety.break')
  })
})
