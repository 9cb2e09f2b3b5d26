import { DAY, HOUR } from '@croupier/locales/calendar'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recountFigures } from '../testing/recountFigures.ts'
import { createTestPlatform, NOON, type TestPlatform } from '../testing/createTestPlatform.ts'
import { depositNow, playRound } from '../testing/playing.ts'
import { sqliteStore } from './sqliteStore.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  data = join(folder, 'state.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A day of play: rounds of two lanes, won, lost and tied, over some hours, and a credited deposit. */
async function playOn(testPlatform: TestPlatform, firstRound: number): Promise<void> {
  for (let round = firstRound; round < firstRound + 30; round++) {
    const stake = BigInt(round + 1) * 10n
    const gameType = round % 3 === 0 ? 'FISH' : 'RNG'
    playRound(testPlatform, 'beth', stake, { gameType, payout: [0n, stake, stake * 3n][round % 4] ?? 0n })
    testPlatform.clock.advance(HOUR / 4)
  }
  await depositNow(testPlatform, await testPlatform.signIn('beth'), '500')
}

/** What a member, an agent and the operator can see of it, without session data. */
async function seen(testPlatform: TestPlatform) {
  const span = { startTime: NOON - 40 * DAY, endTime: testPlatform.clock.now() }
  const beth = (await testPlatform.signIn('beth')).client
  const ace = (await testPlatform.signIn('ace')).client
  const book = { book: 'RNG', ...span } as const
  return {
    pages: [
      await beth.records.bets({ ...book, size: 7 }),
      await beth.records.bets({ ...book, size: 7, page: 3 }),
      await beth.records.bets({ ...book, size: 200 }),
    ],
    narrowed: [
      await beth.records.bets({ ...book, status: '1' }),
      await beth.records.bets({ ...book, status: '2', size: 3, page: 2 }),
      await beth.records.bets({ ...book, startTime: NOON + 2 * HOUR, endTime: NOON + 9 * HOUR }),
      await beth.records.bets({ ...book, book: 'FISH' }),
      await beth.records.bets({ ...book, vendor: 'NONE' }),
    ],
    statement: [
      await beth.statement.transactions({ ...span, size: 20, page: 2 }),
      await beth.statement.transactions({ ...span, codeTypes: 'winning,deposit' }),
      await beth.statement.summary(span),
    ],
    deposits: (await beth.deposit.list({})).list?.map(({ amount, status }) => [amount, status]),
    reports: [
      await ace.report.personal(span),
      await ace.report.profit(span),
      await ace.report.daily(span),
      await ace.report.transactions({ ...span, size: 20 }),
    ],
    verify: testPlatform.sandbox.verify(),
  }
}

describe('history in the store', { timeout: 30_000 }, () => {
  it('shows records, statement, reports and books as if every row were in memory, before and after a restart', async () => {
    const memory = createTestPlatform()
    const first = createTestPlatform({ store: sqliteStore(data) })
    for (const testPlatform of [memory, first]) await playOn(testPlatform, 0)
    expect(await seen(first)).toEqual(await seen(memory))
    first.sandbox.close()

    const second = createTestPlatform({ store: sqliteStore(data) })
    second.clock.advance(memory.clock.now() - second.clock.now())
    for (const testPlatform of [memory, second]) await playOn(testPlatform, 30)
    const told = await seen(second)
    expect(told).toEqual(await seen(memory))
    expect(told.pages[2]?.totalCount).toBe(40)
    expect(told.verify.violations).toEqual([])
    second.sandbox.close()
  })

  it('has the same sums after a restart as the rows add up to', async () => {
    const first = createTestPlatform({ store: sqliteStore(data) })
    await playOn(first, 0)
    const sums = first.sandbox.context.figures.bets.lines()
    first.sandbox.close()
    const { sandbox } = createTestPlatform({ store: sqliteStore(data) })
    const recounted = recountFigures(sandbox.context.tables)
    expect(sandbox.context.figures.bets.lines()).toEqual(sums)
    expect(recounted.bets.lines()).toEqual(sums)
    expect(sandbox.context.figures.money.lines()).toEqual(recounted.money.lines())
    sandbox.close()
  })

  it('gives a repeated money request its first answer after a restart, and keeps the session that asked', async () => {
    const request = { methodId: 'GCASH', amount: '500' }
    const key = { idempotencyKey: 'order-000001' }
    const first = createTestPlatform({ store: sqliteStore(data) })
    const maria = await first.signIn('maria')
    const order = await maria.client.deposit.order(request, key)
    first.sandbox.close()
    const second = createTestPlatform({ store: sqliteStore(data) })
    const again = second.visitor()
    again.token = maria.token
    expect(await again.client.deposit.order(request, key)).toEqual(order)
    expect((await again.client.deposit.list({})).totalCount).toBe(1)
    // The answer is deleted after a day, not earlier.
    const { answers } = second.sandbox.context.tables
    const [place = ''] = [...answers.keys()].filter((one) => one.includes('order-000001'))
    const asked = async (hours: number, idempotencyKey: string) => {
      second.clock.advance(hours * HOUR)
      await (await second.signIn('vip')).client.deposit.order(request, { idempotencyKey })
      return answers.has(place)
    }
    expect(await asked(23, 'order-000002')).toBe(true)
    expect(await asked(1, 'order-000003')).toBe(false)
    second.sandbox.close()
  })

  it('answers a key of an earlier round again after a restart, and continues the play that was open', async () => {
    const first = createTestPlatform({ store: sqliteStore(data) })
    const maria = (await first.signIn('maria')).client
    const [game] = (await maria.games.list({ gameType: 'RNG' })).games.filter((one) => !one.maintenance)
    const { url } = await maria.games.launch({ nodeId: game?.nodeId ?? '' })
    const play = first.sandbox.rounds.open(new URL(url).searchParams.get('launch') ?? '')
    const stake = play.stakes[0] ?? 0n
    const press = (testPlatform: TestPlatform, index: number) =>
      testPlatform.sandbox.rounds.place(play.id, { stake, key: `press-${String(index).padStart(4, '0')}` }, () => ({
        payout: BigInt(index) * stake,
        detail: null,
      }))
    const rounds = Array.from({ length: 12 }, (_, index) => press(first, index))
    first.sandbox.close()
    const second = createTestPlatform({ store: sqliteStore(data) })
    const { sandbox } = second
    expect(press(second, 3)).toEqual({ ...rounds[3], repeated: true })
    expect(() =>
      sandbox.rounds.place(play.id, { stake: stake * 2n, key: 'press-0003' }, () => ({ payout: 0n, detail: null })),
    ).toThrow('another stake')
    const further = press(second, 12)
    expect(sandbox.rounds.history(play.id, 10)).toEqual([further, ...rounds.slice(3).reverse()])
    expect(sandbox.rounds.history(play.id, 50)).toHaveLength(13)
    sandbox.rounds.close(play.id)
    expect(() => press(second, 13)).toThrow('the play is unknown or closed')
    sandbox.close()
  })

  it('is removed by a reset and restored by a snapshot', async () => {
    const testPlatform = createTestPlatform({ store: sqliteStore(data) })
    const { sandbox } = testPlatform
    const fresh = createTestPlatform().sandbox.snapshot()
    await playOn(testPlatform, 0)
    const played = sandbox.snapshot()
    const rounds = sandbox.context.tables.bets.size
    sandbox.reset()
    expect(sandbox.context.tables.bets.size).toBe(rounds - 30)
    testPlatform.clock.advance(NOON - testPlatform.clock.now())
    sandbox.reset()
    expect(sandbox.snapshot()).toBe(fresh)
    sandbox.restore(played)
    expect(sandbox.snapshot()).toBe(played)
    expect(sandbox.context.tables.bets.size).toBe(rounds)
    expect(sandbox.verify().violations).toEqual([])
    sandbox.close()
    expect(createTestPlatform({ store: sqliteStore(data) }).sandbox.snapshot()).toBe(played)
  })

  it('leaves nothing of a request that failed', async () => {
    const testPlatform = createTestPlatform({ store: sqliteStore(data) })
    // Deleted rows are restored at the end.
    const lines = () => (JSON.parse(testPlatform.sandbox.snapshot()) as { rows: unknown[] }).rows.map(String).sort()
    const before = lines()
    const sums = testPlatform.sandbox.context.figures.bets.lines()
    const { state } = testPlatform.sandbox
    expect(() =>
      state.transact(() => {
        const [bet] = state.tables.bets.all()
        if (!bet) throw new Error('nothing was played')
        state.tables.bets.put('R999999999', { ...bet, id: 'R999999999' })
        state.tables.bets.delete(bet.id)
        expect(state.tables.bets.has(bet.id)).toBe(false)
        expect(state.tables.bets.by('member', String(bet.memberId)).map(({ id }) => id)).toContain('R999999999')
        throw new Error('halfway')
      }),
    ).toThrow('halfway')
    expect(lines()).toEqual(before)
    expect(testPlatform.sandbox.context.figures.bets.lines()).toEqual(sums)
    testPlatform.sandbox.close()
  })
})
