import { DAY, dateAt, periodAt } from '@croupier/locales/calendar'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { ratesOf } from '../team/rates.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import type { AgentRebate } from './rows.ts'
import { wholeUnits } from './terms.ts'

// Assumption: nothing says how agents are paid for turnover; rates by lane, links with a rate and an account record of
// kind agent_rebate are known. Chosen: an agent is paid the difference between its own rate and that of the branch
// below that the play came up through, once for each of the merchant's calendar days, by the operator.

/** Pays agents the rebate of every day that ended since the last run. Returns the number of payments. */
export function settleRebates(context: Context): number {
  let paid = 0
  for (const merchant of context.merchants.values()) {
    context.apart(`agents' rebates of ${merchant.code}`, () => {
      const today = periodAt('day', context.clock.now(), merchant.timeZone).from
      const mark = `rebates.settledTo/${merchant.code}`
      const from = context.tables.counters.get(mark)
      if (from === undefined || today > from) context.tables.counters.put(mark, today)
      if (from !== undefined && today > from) paid += payDays(context, merchant, from, today)
    })
  }
  return paid
}

/** Makes the rebates of a merchant count from a moment in the past: the seed writes a history and then settles it. */
export function countRebatesFrom(context: Context, merchant: Merchant, at: number): void {
  const { from } = periodAt('day', at, merchant.timeZone)
  context.tables.counters.put(`rebates.settledTo/${merchant.code}`, from)
}

/** When the next merchant's day ends. */
export function nextRebateRun(context: Context, now: number): number {
  const ends = [...context.merchants.values()].map((merchant) => periodAt('day', now, merchant.timeZone).to)
  return Math.min(...ends, now + DAY)
}

interface Earned {
  turnover: bigint
  /** By lane, in millionths of a minor unit. */
  readonly lanes: Map<string, bigint>
}

function payDays(context: Context, merchant: Merchant, from: number, to: number): number {
  const days = new Map<number, Map<number, Earned>>()
  for (const memberId of context.figures.bets.memberIds()) {
    if (context.tables.members.get(String(memberId))?.merchant !== merchant.code) continue
    context.figures.bets.each(memberId, from, to, (lane, sum, hour) => {
      const day = periodAt('day', hour, merchant.timeZone).from
      const agents = days.get(day) ?? new Map<number, Earned>()
      days.set(day, agents)
      earn(context, agents, memberId, lane, sum.paid)
    })
  }
  let paid = 0
  for (const [day, agents] of [...days].sort(([a], [b]) => a - b)) {
    for (const [agentId, earned] of [...agents].sort(([a], [b]) => a - b)) {
      if (payRebate(context, merchant, agentId, day, earned)) paid++
    }
  }
  return paid
}

/** Walks up from the player: each agent earns what its rate exceeds the highest rate below it by. */
function earn(context: Context, agents: Map<number, Earned>, memberId: number, lane: string, turnover: bigint): void {
  let below = context.tables.members.get(String(memberId))
  let given = ratesOf(context, memberId)[lane] ?? 0n
  while (below && below.uplineId !== null) {
    const agent = context.tables.members.get(String(below.uplineId))
    if (!agent) return
    const rate = ratesOf(context, agent.id)[lane] ?? 0n
    if (isAgent(agent) && rate > given) {
      const earned = agents.get(agent.id) ?? { turnover: 0n, lanes: new Map<string, bigint>() }
      earned.turnover += turnover
      earned.lanes.set(lane, (earned.lanes.get(lane) ?? 0n) + turnover * (rate - given))
      agents.set(agent.id, earned)
      given = rate
    }
    below = agent
  }
}

/** Whole minor units of each lane. They add up to the rounded sum: each lane's rounding is carried to the next. */
function wholeLanes(lanes: Earned['lanes']): { readonly amount: bigint; readonly lanes: Record<string, bigint> } {
  const whole: Record<string, bigint> = {}
  let [exact, amount] = [0n, 0n]
  for (const [lane, earned] of lanes) {
    exact += earned
    whole[lane] = wholeUnits(exact) - amount
    amount = wholeUnits(exact)
  }
  return { amount, lanes: whole }
}

function payRebate(context: Context, merchant: Merchant, memberId: number, day: number, earned: Earned): boolean {
  const { amount, lanes } = wholeLanes(earned.lanes)
  const date = dateAt(day, merchant.timeZone)
  const id = `${memberId}/${date}`
  if (amount <= 0n || context.tables.agentRebates.has(id)) return false
  const rebate: AgentRebate = {
    id,
    merchant: merchant.code,
    memberId,
    day: date,
    turnover: earned.turnover,
    amount,
    lanes,
  }
  post(context, {
    kind: 'agent-rebate',
    reference: id,
    at: periodAt('day', day, merchant.timeZone).to,
    moves: [{ from: houseAccount(merchant.code), to: memberAccount(memberId), amount }],
  })
  context.tables.agentRebates.put(id, rebate)
  return true
}
