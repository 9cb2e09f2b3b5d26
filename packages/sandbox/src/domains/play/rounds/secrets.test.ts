import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'

const openSlot = async (testPlatform: TestPlatform) => {
  const { client } = await testPlatform.signIn('maria')
  const { context, rounds } = testPlatform.sandbox
  const game = context.catalogue.hot.find((one) => one.gameType === 'RNG' && !one.maintenance)
  if (!game) throw new Error('no slot')
  const { url } = await client.games.launch({ nodeId: String(game.nodeId) })
  return rounds.open(new URL(url).searchParams.get('launch') ?? '')
}

const lotteryBet = async (testPlatform: TestPlatform) => {
  const { client } = await testPlatform.signIn('maria')
  const gameId = (await client.lottery.games({})).find(({ gameGroupCode }) => gameGroupCode === 'SSC')?.gameId ?? ''
  return { client, gameId }
}

describe('what would tell a round', () => {
  it('is in no snapshot, panel answer or log: not the seeds in use, not the hand of an open round', async () => {
    const testPlatform = createTestPlatform()
    const { rounds, context } = testPlatform.sandbox
    const play = await openSlot(testPlatform)
    const secret = 'the card that comes next'
    const begun = rounds.begin(play.id, { stake: play.stakes[0] ?? 0n, key: 'press-0001' }, (_dealer, at) => ({
      state: { secret },
      dueAt: at + MINUTE,
      due: { payout: 0n, detail: { secret } },
    }))
    const promised = rounds.commitment(play.id)
    const [pair] = context.tables.seedPairs.all()
    if (!pair) throw new Error('no seeds')
    const seeds = [pair.serverSeed, pair.nextServerSeed].map((sealed) => context.vault.open(sealed))
    const { fields } = await readEverything(testPlatform)
    for (const hidden of [secret, ...seeds]) expect(fields.includes(hidden)).toBe(false)
    // They still exist: the round continues, and the revealed seed is the promised one.
    testPlatform.sandbox.restore(testPlatform.sandbox.snapshot())
    const ended = rounds.act(play.id, begun.id, ({ state }) => ({ payout: 0n, detail: state }))
    expect(ended).toMatchObject({ status: 'settled', detail: { secret } })
    expect(rounds.rotateSeeds(play.id, 'mine').serverHash).toBe(promised.serverHash)
    expect(rounds.commitment(play.id).serverHash).toBe(promised.nextServerHash)
  })

  it('is not in the file of a state either: draws come from its key and are the same after a restart', async () => {
    const testPlatform = createTestPlatform()
    const { client, gameId } = await lotteryBet(testPlatform)
    const coming = await client.lottery.near({ gameId })
    testPlatform.clock.advance(DAY)
    const after = (await testPlatform.signIn('maria')).client
    const drawn = await after.lottery.openedNumbers({ gameId, count: 5 })
    const text = testPlatform.sandbox.snapshot()
    expect(text).not.toContain(String(coming.currentNumero.hash))
    testPlatform.sandbox.restore(text)
    expect(await (await testPlatform.signIn('maria')).client.lottery.openedNumbers({ gameId, count: 5 })).toEqual(drawn)
  })

  it('refuses a snapshot of a state with another key', () => {
    const { sandbox } = createTestPlatform()
    const other = sandbox.snapshot().replace(/"keyMark\\":\\"[0-9a-f]{8}/, String.raw`"keyMark\":\"00000000`)
    expect(() => sandbox.restore(other)).toThrow('a snapshot of a state with another key')
  })
})

describe('a result that was shown', () => {
  it('takes no bets any more when the clock goes back before it, frozen, released or restored', async () => {
    const testPlatform = createTestPlatform()
    const { gameId } = await lotteryBet(testPlatform)
    const snapshot = testPlatform.sandbox.state.snapshot({ secrets: false })
    const bet = async () => {
      const { client } = await testPlatform.signIn('maria')
      const { currentNumero } = await client.lottery.near({ gameId })
      const content = { gameId, playId: 'half-sum', bettingContent: 'big', singleBetPrice: '2.00' }
      const numero = [{ numero: currentNumero.numero }]
      return client.lottery
        .bet(
          { contents: [{ ...content, numero }] },
          { idempotencyKey: `bet-${testPlatform.clock.now()}-${Math.trunc(performance.now() * 1000)}` },
        )
        .then(
          () => 'taken',
          (failure: unknown) => (failure instanceof PlatformError ? failure.code : String(failure)),
        )
    }
    expect(await bet()).toBe('taken')
    await testPlatform.operate('clock/jump', { ms: DAY })
    expect(await bet()).toBe('taken')
    await testPlatform.operate('clock/release')
    expect(await bet()).toBe('lottery.closed')
    await testPlatform.operate('clock/jump', { ms: DAY / 2 })
    expect(await bet()).toBe('lottery.closed')
    await testPlatform.operate('restore', { snapshot })
    expect(await bet()).toBe('lottery.closed')
    await testPlatform.operate('clock/jump', { ms: 2 * DAY })
    expect(await bet()).toBe('taken')
  })

  it('is never more than ten years away: the panel says so instead of settling a thousand', async () => {
    const testPlatform = createTestPlatform()
    for (const ms of [1_000 * 365 * DAY, -20 * 365 * DAY])
      await expect(testPlatform.operate('clock/jump', { ms })).rejects.toThrow('ten years at a time')
    await expect(testPlatform.operate('clock/freeze', { at: 253_402_300_799_000 })).rejects.toThrow(
      'ten years at a time',
    )
    await testPlatform.operate('clock/jump', { ms: 365 * DAY })
  })
})

async function readEverything(testPlatform: TestPlatform): Promise<{ readonly fields: string }> {
  const index = await testPlatform.sandbox.app.fetch(new Request('http://sandbox.test/__sandbox/api'))
  const { reads } = (await index.json()) as { readonly reads: readonly string[] }
  const answers = await Promise.all(
    reads.map(async (name) =>
      (await testPlatform.sandbox.app.fetch(new Request(`http://sandbox.test/__sandbox/api/${name}`))).text(),
    ),
  )
  return {
    fields: testPlatform.sandbox.snapshot() + answers.join('\n') + JSON.stringify(testPlatform.sandbox.log.list()),
  }
}
