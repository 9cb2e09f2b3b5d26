import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../Refusal.ts'
import { expect, it } from 'vitest'
import { platform } from '../subjects.ts'
import { BalanceInsufficient } from '../core/ledger/ledger.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import { randomInteger, randomPick, seededRandom } from '../core/random/random.ts'
import { createTestPlatform } from './createTestPlatform.ts'
import { gameOperations } from './gameOperations.ts'
import { personOf } from './playing.ts'

it('draws, matches and hands of cards all end by themselves, and the books close [Q-09] [G-29]', () => {
  const testPlatform = createTestPlatform()
  const { state, context } = testPlatform.sandbox
  const merchant = context.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  const people: Member[] = ['maria', 'jun', 'carl'].map((name) => personOf(testPlatform, name))
  const random = seededRandom(5)
  const placed = new Set<string>()
  for (let step = 0; step < 400; step++) {
    const { run } = randomPick(random, gameOperations)
    const { id } = randomPick(random, people)
    try {
      state.transact(() => {
        platform.settleDue(context)
        const member = context.tables.members.get(String(id)) as Member
        run({ context, merchant, member, random: seededRandom(randomInteger(random, 2 ** 31)) })
      })
    } catch (failure) {
      if (!(failure instanceof Refusal || failure instanceof BalanceInsufficient)) throw failure
    }
    for (const row of context.tables.openRounds.all()) placed.add(row.id)
    testPlatform.clock.advance(randomInteger(random, 5 * 60_000))
  }
  expect(placed.size).toBeGreaterThan(150)
  testPlatform.clock.advance(4 * DAY)
  testPlatform.sandbox.tick()
  expect(context.tables.openRounds.size).toBe(0)
  const ended = [...placed].flatMap((id) => context.tables.bets.get(id) ?? [])
  expect(ended).toHaveLength(placed.size)
  for (const lane of ['LOTT', 'ELOTT', 'SPORTS', 'PVP'])
    expect([lane, ended.filter(({ gameType }) => gameType === lane).length > 15]).toEqual([lane, true])
  expect(ended.some(({ stake, payout }) => payout > stake)).toBe(true)
  expect(ended.some(({ payout }) => payout === 0n)).toBe(true)
  expect(testPlatform.sandbox.verify().violations).toEqual([])
})
