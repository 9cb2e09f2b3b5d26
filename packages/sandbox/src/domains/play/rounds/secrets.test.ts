import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { createBench, type Bench } from '../../../testing/createBench.ts'

const openSlot = async (bench: Bench) => {
  const { client } = await bench.signIn('maria')
  const { world, rounds } = bench.sandbox
  const game = world.catalogue.hot.find((one) => one.gameType === 'RNG' && !one.maintenance)
  if (!game) throw new Error('no slot')
  const { url } = await client.games.launch({ nodeId: String(game.nodeId) })
  return rounds.open(new URL(url).searchParams.get('launch') ?? '')
}

const lotteryBet = async (bench: Bench) => {
  const { client } = await bench.signIn('maria')
  const gameId = (await client.lottery.games({})).find(({ gameGroupCode }) => gameGroupCode === 'SSC')?.gameId ?? ''
  return { client, gameId }
}

describe('what would tell a round', () => {
  it('is in no snapshot, panel answer or log: not the seeds in use, not the hand of an open round', async () => {
    const bench = createBench()
    const { rounds, world } = bench.sandbox
    const play = await openSlot(bench)
    const secret = 'the card that comes next'
    const begun = rounds.begin(play.id, { stake: play.stakes[0] ?? 0n, key: 'press-0001' }, (_dealer, at) => ({
      state: { secret },
      dueAt: at + MINUTE,
      due: { payout: 0n, detail: { secret } },
    }))
    const promised = rounds.commitment(play.id)
    const [pair] = world.tables.seedPairs.all()
    if (!pair) throw new Error('no seeds')
    const seeds = [pair.serverSeed, pair.nextServerSeed].map((sealed) => world.vault.open(sealed))
    const { fields } = await readEverything(bench)
    for (const hidden of [secret, ...seeds]) expect(fields.includes(hidden)).toBe(false)
    // They are there all the same: the round goes on, and the seed that comes out is the one that was promised.
    bench.sandbox.restore(bench.sandbox.snapshot())
    const ended = rounds.act(play.id, begun.id, ({ state }) => ({ payout: 0n, detail: state }))
    expect(ended).toMatchObject({ status: 'settled', detail: { secret } })
    expect(rounds.rotateSeeds(play.id, 'mine').serverHash).toBe(promised.serverHash)
    expect(rounds.commitment(play.id).serverHash).toBe(promised.nextServerHash)
  })

  it('is not in the file of a state either: draws come from its key and are the same after a restart', async () => {
    const bench = createBench()
    const { client, gameId } = await lotteryBet(bench)
    const coming = await client.lottery.near({ gameId })
    bench.clock.advance(DAY)
    const after = (await bench.signIn('maria')).client
    const drawn = await after.lottery.openedNumbers({ gameId, count: 5 })
    const text = bench.sandbox.snapshot()
    expect(text).not.toContain(String(coming.currentNumero.hash))
    bench.sandbox.restore(text)
    expect(await (await bench.signIn('maria')).client.lottery.openedNumbers({ gameId, count: 5 })).toEqual(drawn)
  })

  it('refuses a snapshot of a state with another key', () => {
    const { sandbox } = createBench()
    const other = sandbox.snapshot().replace(/"keyMark\\":\\"[0-9a-f]{8}/, String.raw`"keyMark\":\"00000000`)
    expect(() => sandbox.restore(other)).toThrow('a snapshot of a state with another key')
  })
})

describe('a result that was shown', () => {
  it('takes no bets any more when the clock goes back before it, frozen, released or restored', async () => {
    const bench = createBench()
    const { gameId } = await lotteryBet(bench)
    const snapshot = bench.sandbox.state.snapshot({ secrets: false })
    const bet = async () => {
      const { client } = await bench.signIn('maria')
      const { currentNumero } = await client.lottery.near({ gameId })
      const content = { gameId, playId: 'half-sum', bettingContent: 'big', singleBetPrice: '2.00' }
      const numero = [{ numero: currentNumero.numero }]
      return client.lottery
        .bet(
          { contents: [{ ...content, numero }] },
          { idempotencyKey: `bet-${bench.clock.now()}-${Math.trunc(performance.now() * 1000)}` },
        )
        .then(
          () => 'taken',
          (failure: unknown) => (failure instanceof PlatformError ? failure.code : String(failure)),
        )
    }
    expect(await bet()).toBe('taken')
    await bench.operate('clock/jump', { ms: DAY })
    expect(await bet()).toBe('taken')
    await bench.operate('clock/release')
    expect(await bet()).toBe('lottery.closed')
    await bench.operate('clock/jump', { ms: DAY / 2 })
    expect(await bet()).toBe('lottery.closed')
    await bench.operate('restore', { snapshot })
    expect(await bet()).toBe('lottery.closed')
    await bench.operate('clock/jump', { ms: 2 * DAY })
    expect(await bet()).toBe('taken')
  })

  it('is never more than ten years away: the panel says so instead of settling a thousand', async () => {
    const bench = createBench()
    for (const ms of [1_000 * 365 * DAY, -20 * 365 * DAY])
      await expect(bench.operate('clock/jump', { ms })).rejects.toThrow('ten years at a time')
    await expect(bench.operate('clock/freeze', { at: 253_402_300_799_000 })).rejects.toThrow('ten years at a time')
    await bench.operate('clock/jump', { ms: 365 * DAY })
  })
})

async function readEverything(bench: Bench): Promise<{ readonly fields: string }> {
  const index = await bench.sandbox.app.fetch(new Request('http://sandbox.test/__sandbox/api'))
  const { reads } = (await index.json()) as { readonly reads: readonly string[] }
  const answers = await Promise.all(
    reads.map(async (name) =>
      (await bench.sandbox.app.fetch(new Request(`http://sandbox.test/__sandbox/api/${name}`))).text(),
    ),
  )
  return { fields: bench.sandbox.snapshot() + answers.join('\n') + JSON.stringify(bench.sandbox.log.list()) }
}
