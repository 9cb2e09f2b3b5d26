import { expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { fixture, memberInfo, memberSession } from '../testing/testPorts.ts'
import { ranksStore } from './RanksStore.ts'

const ladder = value('rank.ladder', [
  { rank: 1, name: 'VIP1', turnover: '1000.00', deposit: '100.00', upgradeGift: '2.00', rebate: {} },
  { rank: 2, name: 'VIP2', turnover: '10000.00', deposit: '1000.00', upgradeGift: '10.00', rebate: {} },
])

const withSums = async (name: string, turnover: string, deposit: string) => {
  const { root } = fixture({
    session: memberSession,
    handlers: {
      'rank.ladder': () => ladder,
      'rank.progress': () =>
        value('rank.progress', {
          playerRankName: name,
          nextRankName: 'VIP3',
          totalTurnover: { actual: turnover, expected: '50000.00' },
          totalDeposit: { actual: deposit, expected: '5000.00' },
        }),
      'member.info': () => memberInfo(),
    },
  })
  const ranks = root.store(ranksStore)
  await ranks.load()
  return ranks.isGiven
}

it.each([
  ['its stakes are missing', 'VIP2', '4266.00', '1000.00', true],
  ['its deposits are missing', 'VIP2', '10000.00', '0.00', true],
  ['both sums reach it to the cent', 'VIP2', '10000.00', '1000.00', false],
  ['both sums are beyond it', 'VIP1', '9999.99', '5000.00', false],
  ['there is no rank', 'VIP0', '0.00', '0.00', false],
])('a rank was given by the operator or earned: %s [S-337]', async (_case, name, turnover, deposit, isGiven) => {
  expect(await withSums(name, turnover, deposit)).toBe(isGiven)
})
