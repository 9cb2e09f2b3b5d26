import type { Context } from '../../../Context.ts'
import { RANKS } from '../../rewards/loyalty/ranks.ts'
import { rebateRate } from '../../rewards/loyalty/rebates.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { EARNING } from '../../rewards/points/account.ts'
import { EVER } from '../../safety/safety/totals.ts'
import { branchIds } from '../team/tree.ts'
import { PRODUCTS } from '../../money/wagering/turnover.ts'
import { SALARY_BOOKINGS } from './bookings.ts'

// Assumption: no known rule limits what the operator pays agents. Rates are bounded one by one, but
// several agreements, products and fixed sums count the same play; together they may promise more than a game leaves.
// Chosen: the terms hold, and are paid out of what the team's play left the operator, after everything that went back
// to its people.

/** Highest share of what a team's play left that is paid to its agents as dividends and salaries, per cent. */
export const MOST_OF_RESULT = 75n

/**
 * Money that comes from outside, goes there, or changes hands between people and their own wallets; and what turnover
 * earns, whether already claimed or not, which is deducted separately.
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

/** A team's result for the operator, all time, minor units. */
export interface TeamResult {
  /** Stakes less payouts, bonuses, and the most that turnover earns in rebates and points; can be negative. */
  readonly left: bigint
  /** Dividends and salaries that the operator paid into the team. */
  readonly paid: bigint
}

/** The most that a stake in a lane earns its player and the agents above by turnover, millionths, rounded up. */
function earnedByTurnover({ agentRules }: Pick<Merchant, 'agentRules'>, lane: string): bigint {
  const [product = ''] = Object.entries(PRODUCTS).find(([, lanes]) => lanes.includes(lane)) ?? []
  const rebate = BigInt(rebateRate(product, RANKS.at(-1)?.rank ?? 0)) * 100n
  const price = EARNING[product as keyof typeof EARNING] ?? EARNING.sports
  // A point is worth a minor unit; the deposit that paid for the stake earns points too.
  const points = [price, EARNING.deposit].reduce((sum, one) => sum + (MILLION + one - 1n) / one, 0n)
  return rebate + points + (agentRules.highestRebate[lane] ?? 0n)
}

/** Sums up a team: its head and everyone below. Payments between its members do not affect the operator's result. */
function teamResult(context: Context, head: Pick<Member, 'id' | 'merchant'>): TeamResult {
  const merchant = context.merchants.get(head.merchant)
  if (!merchant) throw new Error(`no merchant ${head.merchant}`)
  let left = 0n
  let paid = 0n
  for (const memberId of branchIds(context, head.id)) {
    for (const [lane, sum] of context.figures.bets.between(memberId, 0, EVER)) {
      left += sum.paid - sum.received - (sum.paid * earnedByTurnover(merchant, lane) + MILLION - 1n) / MILLION
    }
    for (const [kind, sum] of context.figures.money.between(memberId, 0, EVER)) {
      if (SALARIES.has(kind)) paid += sum.received - sum.paid
      else if (!LEFT_OUT.has(kind)) left += sum.paid - sum.received
    }
  }
  return { left, paid }
}

/** What is available for the agents of teams; reads each team once. Valid for one run, for all its payments. */
export interface AgentBudget {
  /** Deducts a payment to a team's head. False, with nothing deducted, when its play has not left enough yet. */
  take(head: Pick<Member, 'id' | 'merchant'>, amount: bigint): boolean
}

/** An {@link AgentBudget} from the current state of the books. */
export function agentBudget(context: Context): AgentBudget {
  const headrooms = new Map<number, bigint>()
  return {
    take(head, amount) {
      let headroom = headrooms.get(head.id)
      if (headroom === undefined) {
        const { left, paid } = teamResult(context, head)
        headroom = (left * MOST_OF_RESULT) / 100n - paid
      }
      const enough = amount <= headroom
      headrooms.set(head.id, enough ? headroom - amount : headroom)
      return enough
    },
  }
}
