import { cashierAccount, memberAccount } from '../ledger/accounts.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { post } from '../ledger/ledger.ts'
import { memberByAccount } from '../../domains/identity/members/members.ts'
import { settleRound } from '../../domains/play/rounds/settle.ts'
import { memoryStore } from '../store/store.ts'
import { createTestPlatform } from '../../testing/createTestPlatform.ts'
import { recountFigures } from '../../testing/recountFigures.ts'

const store = memoryStore()
const testPlatform = createTestPlatform({ store })
const { context, state } = testPlatform.sandbox

function expectExact(sandbox = testPlatform.sandbox): void {
  const fresh = recountFigures(sandbox.context.tables)
  expect(sandbox.context.figures.bets.lines()).toEqual(fresh.bets.lines())
  expect(sandbox.context.figures.money.lines()).toEqual(fresh.money.lines())
}

describe('figures', () => {
  it('agree with the rows after any bets and movements, undone ones and clock jumps included', () => {
    const people = ['maria', 'beth', 'hazel', 'zeny'].flatMap((name) => memberByAccount(context, 'crph', name) ?? [])
    const game = context.catalogue.gamesByLane.get('FISH')?.[0]
    if (!game) throw new Error('no game')
    const step = fc.record({
      who: fc.constantFrom(...people),
      amount: fc.bigInt({ min: 0n, max: 90_000n }),
      bet: fc.boolean(),
      fails: fc.boolean(),
      jump: fc.integer({ min: -5, max: 50 }),
    })
    let serial = 0
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        for (const { who, amount, bet, fails, jump } of steps) {
          testPlatform.clock.advance(jump * 600_000)
          const work = () => {
            if (bet)
              settleRound(context, who, { game, stake: amount, payout: amount / 2n, playId: '', key: '', detail: null })
            else {
              const moves = [{ from: cashierAccount('crph'), to: memberAccount(who.id), amount }]
              post(context, { kind: 'deposit', reference: `try-${serial++}`, moves })
            }
            if (fails) throw new Error('halfway')
          }
          try {
            state.transact(work)
          } catch {
            // Undone, or refused for lack of money: nothing may remain either way.
          }
        }
        expectExact()
      }),
      { numRuns: 40 },
    )
  })

  it('are there again after a restart, a restore and a reset', () => {
    expectExact(createTestPlatform({ store }).sandbox)
    testPlatform.sandbox.restore(testPlatform.sandbox.snapshot())
    expectExact()
    testPlatform.sandbox.reset()
    expectExact()
  })
})
