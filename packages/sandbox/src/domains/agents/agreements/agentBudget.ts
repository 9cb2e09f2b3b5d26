import type { World } from '../../../World.ts'
import { RANKS } from '../../rewards/loyalty/ranks.ts'
import { rebateRate } from '../../rewards/loyalty/rebates.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { EARNING } from '../../rewards/points/account.ts'
import { EVER } from '../../safety/safety/totals.ts'
import { branchIds } from '../team/tree.ts'
import { PRODUCTS } from '../../money/wagering/turnover.ts'
import { SALARY_BOOKINGS } from './bookings.ts'

// Reading: no fact bounds what the house pays agents. Rates are bounded one by one, but several agreements, products and
// fixed sums count the same play; together they may promise more than a game leaves. Taken: what is promised stands, and
// is paid out of what the team's play left the house, after everything that went back to its people.

/** Of what a team's play left, at most so much is paid to its agents as dividends and salaries, per cent. */
export const MOST_OF_RESULT = 75n

/**
 * Money that comes from outside, goes there, or changes hands between people and their own wallets; and what is set aside
 * by turnover, whether it was claimed by now or will be.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'deposit',
  'matched-deposit',
  'transfer',
  'transfer-up',
  'wallet-transfer',
  'withdrawal',
  'withdrawal-paid',
  'withdrawal-fee',
  'withdrawal-reversed',
  'withdrawal-returned',
  'opening',
  'adjustment',
  // From one account of the member to another; it was counted when it was given.
  'bonus-met',
  'rebate',
  'agent-rebate',
  'points',
])
const SALARIES: ReadonlySet<string> = new Set(Object.values(SALARY_BOOKINGS))
const MILLION = 1_000_000n

/** What a team brought the house since ever, minor units. */
export interface TeamResult {
  /** Stakes less payouts, bonuses, and the most that turnover earns in rebates and points; negative when the team won. */
  readonly left: bigint
  /** Dividends and salaries that the house paid into the team. */
  readonly paid: bigint
}

/** The most that a stake in a lane earns its player and the agents above by turnover, millionths, rounded up. */
function earnedByTurnover({ agentRules }: Pick<Merchant, 'agentRules'>, lane: string): bigint {
  const [product = ''] = Object.entries(PRODUCTS).find(([, lanes]) => lanes.includes(lane)) ?? []
  const rebate = BigInt(rebateRate(product, RANKS.at(-1)?.rank ?? 0)) * 100n
  const price = EARNING[product as keyof typeof EARNING] ?? EARNING.sports
  // A point is worth a minor unit; the deposit that the stake was paid with earns, too.
  const points = [price, EARNING.deposit].reduce((sum, one) => sum + (MILLION + one - 1n) / one, 0n)
  return rebate + points + (agentRules.highestRebate[lane] ?? 0n)
}

/** Sums up a team: its head and everybody below. What its people pay each other is nothing to the house. */
function teamResult(world: World, head: Pick<Member, 'id' | 'merchant'>): TeamResult {
  const merchant = world.merchants.get(head.merchant)
  if (!merchant) throw new Error(`no merchant ${head.merchant}`)
  let left = 0n
  let paid = 0n
  for (const memberId of branchIds(world, head.id)) {
    for (const [lane, sum] of world.figures.bets.between(memberId, 0, EVER)) {
      left += sum.paid - sum.received - (sum.paid * earnedByTurnover(merchant, lane) + MILLION - 1n) / MILLION
    }
    for (const [kind, sum] of world.figures.money.between(memberId, 0, EVER)) {
      if (SALARIES.has(kind)) paid += sum.received - sum.paid
      else if (!LEFT_OUT.has(kind)) left += sum.paid - sum.received
    }
  }
  return { left, paid }
}

/** What the house has for the agents of teams; reads each team once. Good for one run: who takes, takes through it. */
export interface AgentBudget {
  /** Takes a payment for a team's head. False when its play has not left enough yet, and then nothing is taken. */
  take(head: Pick<Member, 'id' | 'merchant'>, amount: bigint): boolean
}

/** A {@link AgentBudget} as the books stand now. */
export function agentBudget(world: World): AgentBudget {
  const rooms = new Map<number, bigint>()
  return {
    take(head, amount) {
      let room = rooms.get(head.id)
      if (room === undefined) {
        const { left, paid } = teamResult(world, head)
        room = (left * MOST_OF_RESULT) / 100n - paid
      }
      const enough = amount <= room
      rooms.set(head.id, enough ? room - amount : room)
      return enough
    },
  }
}
