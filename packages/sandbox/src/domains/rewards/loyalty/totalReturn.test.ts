import { demoGameOf } from '@croupier/games'
import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { MOST_OF_RESULT } from '../../agents/agreements/agentBudget.ts'
import { agentRules } from '../../merchants/merchants/agentRules.ts'
import { personOf, playRound } from '../../../testing/playing.ts'
import { EARNING } from '../points/account.ts'
import { goods } from '../points/goods.ts'
import { POINTS_PER_UNIT } from '../points/mall.ts'
import { GIFT_SHARE, worthOf } from '../promotions/bonusBudget.ts'
import { PRODUCTS, turnoverBetween } from '../../money/wagering/turnover.ts'
import { RAFFLE_SHARE } from '../raffle/raffle.ts'
import { BOARD_PRIZES } from '../promotions/boardPrizes.ts'
import { BOARD_SHARE, boardPrize, boardWeek } from './leaderboard.ts'
import { missions } from '../promotions/missionList.ts'
import { RANKS } from './ranks.ts'
import { rebateRate } from './rebates.ts'

/** The operator's minimum share of every stake, in hundredths of a per cent. */
const MARGIN = 5

type Product = Exclude<keyof typeof EARNING, 'deposit'>

/** Agreements with agents are paid out of what is left then; see `agreements/agentBudget.ts`. */
const salariesShare = (left: number): number => (left * Number(MOST_OF_RESULT)) / 100

/** Shares of games and rewards in hundredths of a per cent of turnover, each rounded up. */
const shareOf = (part: bigint, whole: bigint): number => Number((part * 10_000n + whole - 1n) / whole)

const productOf = (gameType: string): Product => {
  const [product] = Object.entries(PRODUCTS).find(([, gameTypes]) => gameTypes.includes(gameType)) ?? []
  if (product === undefined) throw new Error(`${gameType} earns nothing`)
  return product as Product
}

/** Points for a stake and for the deposit that paid for it, at the rate of conversion to money. */
const pointsShare = (product: Product): number =>
  shareOf(1n, EARNING[product] * (POINTS_PER_UNIT / 100n)) + shareOf(1n, EARNING.deposit * (POINTS_PER_UNIT / 100n))

/** The next rank's gift, as a share of the turnover between the two ranks. */
const giftShare = (rank: number): number => {
  const before = RANKS.find((one) => one.rank === rank)?.turnover ?? 0n
  const next = RANKS.find((one) => one.rank === rank + 1)
  return next ? shareOf(next.gift, next.turnover - before) : 0
}

/** Missions met with exactly the turnover they require. */
const missionsShare = (gameType: string): number =>
  missions
    .filter(({ metric, gameTypes }) => metric === 'turnover' && (gameTypes?.includes(gameType) ?? true))
    .reduce((sum, mission) => sum + shareOf(worthOf(mission), mission.target), 0)

describe('what comes back of every stake', () => {
  const { catalogue } = createTestPlatform().sandbox.context
  const kinds = new Map(
    catalogue.games.flatMap((entry) => {
      const game = demoGameOf(entry)
      return game ? [[`${game.id} in ${entry.gameType}`, { game, gameType: entry.gameType }] as const] : []
    }),
  )

  it.each([...kinds])(
    'is less than 100%% for %s with the best play, rebate, points, gifts, prizes, sign-ins, weekly deposits, agents’ rebates, salaries and dividends together, at every rank [G-41]',
    (_, { game, gameType }) => {
      const product = productOf(gameType)
      for (const rank of [0, ...RANKS.map((one) => one.rank)]) {
        const parts = {
          // The stated figure is truncated: the true one may be almost a hundredth above it.
          game: game.facts.returns.most + 1,
          rebate: rebateRate(product, rank),
          points: pointsShare(product),
          gift: giftShare(rank),
          missions: missionsShare(gameType),
          agents: Number(agentRules.highestRebate[gameType] ?? 0n) / 100,
          // A member who is alone on the board and in the draw wins both for certain.
          prizes: Number(BOARD_SHARE + RAFFLE_SHARE),
          // Daily check-ins, rounds of the day and weekly deposits, beyond the allowance of every person.
          gifts: Number(GIFT_SHARE[gameType] ?? 0n),
        }
        const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
        expect({ rank, ...parts, fits: total <= 10_000 - MARGIN }).toEqual({ rank, ...parts, fits: true })
        expect(total + salariesShare(10_000 - total)).toBeLessThan(10_000)
      }
    },
  )

  it('covers the prizes of the weekly board for somebody who plays alone, however little', async () => {
    for (const stake of [1n, 100n, 9_999n, 400_000n]) {
      const testPlatform = createTestPlatform()
      const { context } = testPlatform.sandbox
      const { id } = personOf(testPlatform, 'maria')
      playRound(testPlatform, 'maria', stake)
      const { from, to } = boardWeek(context, { timeZone: 'Asia/Manila' })
      const { staked } = turnoverBetween(context, id, from, to)
      testPlatform.clock.advance(22 * DAY)
      testPlatform.sandbox.tick()
      const won = context.tables.rewards.by('source', `${id}/board/${from}`)
      const sum = won.reduce((total, { amount }) => total + amount, 0n)
      expect([stake, sum * 10_000n <= staked * BOARD_SHARE]).toEqual([stake, true])
    }
    for (const [place, most] of BOARD_PRIZES.entries()) {
      expect(boardPrize(place, 10n ** 12n)).toBe(most)
      const least = (most * 10_000n) / BOARD_SHARE
      expect(boardPrize(place, least - 1n)).toBeLessThan(most)
      // Nobody is promised a prize of nothing.
      expect(boardPrize(place, 50n)).toBeNull()
    }
  })

  it('covers what points buy: no ticket is worth more than its points are as money', () => {
    for (const { id, points, ticket } of goods) {
      const value = ticket && ticket !== 'RAFFLE' ? worthOf({ ticket }) : 0n
      expect([id, value * POINTS_PER_UNIT <= points * 100n]).toEqual([id, true])
    }
  })

  it('is counted for every lane that is played', () => {
    expect(new Set([...kinds.values()].map(({ gameType }) => gameType))).toEqual(
      new Set(Object.values(PRODUCTS).flat()),
    )
  })
})
