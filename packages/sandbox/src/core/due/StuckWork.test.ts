import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../node/sqliteStore.ts'
import { memberAccount } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { Member } from '../../domains/identity/members/rows.ts'
import { hide } from '../../domains/play/rounds/hiddenRound.ts'
import type { OpenRoundRow } from '../../domains/play/rounds/rows.ts'
import { nextRoundId, takeStake } from '../../domains/play/rounds/settle.ts'
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform.ts'
import { freshKey, personOf, takeFirstSteps } from '../../testing/playing.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const run = <Result>(work: () => Result): Result => testPlatform.sandbox.state.transact(work)
const money = (member: Member) => balanceOf(testPlatform.sandbox.context, memberAccount(member.id))
const stuck = async () => (await testPlatform.read('due')) as { what: string; error: string; tries: number }[]
/** An open round that pays three stakes in a minute; with `broken`, its game does not exist. */
const leaveRound = (account: string, broken: boolean): OpenRoundRow => {
  const { context } = testPlatform.sandbox
  const { id: memberId, merchant } = personOf(testPlatform, account)
  const game = context.catalogue.gamesByLane.get('RNG')?.[0]
  if (!game) throw new Error('no slot')
  return run(() => {
    const id = nextRoundId(context)
    const sources = takeStake(context, personOf(testPlatform, account), id, 10_000n, game.vendor)
    const now = testPlatform.clock.now()
    const row: OpenRoundRow = {
      id,
      memberId,
      merchant,
      playId: '',
      key: id,
      nodeId: broken ? 99_999_999 : game.nodeId,
      stake: 10_000n,
      startedAt: now,
      dueAt: now + MINUTE,
      hidden: hide(context, { state: null, due: { payout: 30_000n, detail: null } }),
      fair: { serverHash: '', clientSeed: '', nonce: 0 },
      sources,
    }
    context.tables.openRounds.put(id, row)
    return row
  })
}

describe('due work that fails', () => {
  it('stops nobody else: others are paid and answered, the operator sees it, and it is paid once when it can be', async () => {
    const { sandbox, clock } = testPlatform
    const broken = leaveRound('maria', true)
    leaveRound('vip', false)
    const [maria, vip] = [personOf(testPlatform, 'maria'), personOf(testPlatform, 'vip')]
    const [mariaHas, vipHas] = [money(maria), money(vip)]
    const carl = await testPlatform.signIn('carl')
    await takeFirstSteps(carl)
    const { id: order } = await carl.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())
    clock.advance(2 * HOUR)

    expect((await (await testPlatform.signIn('carl')).client.deposit.list({})).list[0]).toMatchObject({
      id: order,
      status: 'expired',
    })
    expect(money(vip) - vipHas).toBe(30_000n)
    expect(money(maria)).toBe(mariaHas)
    expect(sandbox.context.tables.openRounds.get(broken.id)).toEqual(broken)
    expect(await stuck()).toMatchObject([
      { what: `round ${broken.id}`, error: expect.stringContaining('lost'), tries: 1 },
    ])
    expect(testPlatform.reports).toEqual([expect.stringContaining(broken.id)])
    const page = await (await sandbox.app.fetch(new Request('http://sandbox.test/__sandbox'))).text()
    expect(page).toContain(`round ${broken.id}`)

    // Retried at growing intervals, and not with every request.
    for (let request = 0; request < 5; request++) sandbox.tick()
    expect(await stuck()).toMatchObject([{ tries: 1 }])
    clock.advance(MINUTE)
    sandbox.tick()
    expect(await stuck()).toMatchObject([{ tries: 2 }])
    clock.advance(MINUTE)
    sandbox.tick()
    expect(await stuck()).toMatchObject([{ tries: 2 }])

    const { nodeId } = sandbox.context.catalogue.gamesByLane.get('RNG')?.[0] ?? { nodeId: 0 }
    run(() => sandbox.context.tables.openRounds.put(broken.id, { ...broken, nodeId }))
    await testPlatform.operate('due/retry')
    expect(money(maria) - mariaHas).toBe(30_000n)
    expect(await stuck()).toEqual([])
    clock.advance(2 * HOUR)
    sandbox.tick()
    expect(money(maria) - mariaHas).toBe(30_000n)
    expect(sandbox.verify().violations).toEqual([])
  })

  it('leaves nothing half done, neither rows of memory nor of the store, and keeps what came before it', () => {
    const { state, context } = testPlatform.sandbox
    const before = state.snapshot()
    run(() => {
      context.tables.counters.put('kept', 1)
      context.apart('a piece', () => {
        context.tables.counters.put('kept', 2)
        context.tables.counters.put('lost', 1)
        context.apart('a piece of it that works', () => context.tables.counters.put('lost too', 1))
        throw new Error('no')
      })
    })
    const { counters } = context.tables
    expect([counters.get('kept'), counters.get('lost'), counters.get('lost too')]).toEqual([1, undefined, undefined])
    expect(JSON.parse(state.snapshot()).rows.length).toBe(JSON.parse(before).rows.length + 2)
    expect(() =>
      run(() => {
        context.apart('another piece', () => counters.put('gone', 1))
        throw new Error('the whole fails')
      }),
    ).toThrow('the whole fails')
    expect(counters.get('gone')).toBeUndefined()
  })

  it('puts rows of the store back to what an earlier part of the same transaction wrote', () => {
    testPlatform = createTestPlatform({ store: sqliteStore(':memory:') })
    const { answers } = testPlatform.sandbox.context.tables
    const answer = { place: 'here', body: '', status: 200, answer: 'first', at: testPlatform.clock.now() }
    const fail = (change: () => void) =>
      testPlatform.sandbox.context.apart(`piece ${++pieces}`, () => {
        change()
        throw new Error('no')
      })
    let pieces = 0
    run(() => {
      answers.put('a', answer)
      fail(() => answers.put('a', { ...answer, answer: 'second' }))
      fail(() => answers.delete('a'))
      fail(() => answers.put('b', answer))
      expect([answers.get('a')?.answer, answers.has('b'), answers.size]).toEqual(['first', false, 1])
    })
    expect([answers.get('a')?.answer, answers.has('b'), answers.size]).toEqual(['first', false, 1])
    run(() => fail(() => answers.delete('a')))
    expect(answers.get('a')?.answer).toBe('first')
  })

  it('waits no longer when the clock is set back', () => {
    const { apart } = testPlatform.sandbox.context
    let tries = 0
    const fail = () =>
      run(() =>
        apart('a piece', () => {
          tries++
          throw new Error('no')
        }),
      )
    fail()
    fail()
    testPlatform.clock.advance(-HOUR)
    fail()
    expect(tries).toBe(2)
    testPlatform.clock.advance(MINUTE)
    fail()
    expect(tries).toBe(2)
    testPlatform.clock.advance(MINUTE)
    fail()
    expect(tries).toBe(3)
  })
})
