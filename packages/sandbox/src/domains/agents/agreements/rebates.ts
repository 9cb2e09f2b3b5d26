import { DAY, dateAt, periodAt } from '@croupier/locales/calendar'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { ratesOf } from '../team/rates.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import type { AgentRebate } from './rows.ts'
import { wholeUnits } from './terms.ts'

// Reading: no fact says how agents are paid for turnover; rates by lane, links with a rate and an account record of kind
// agent_rebate are known. Taken: an agent is paid the difference between its own rate and that of the branch below the
// play came up through, once for each of the merchant's calendar days, by the house.

/** Pays agents the rebate of every day that ended since the last time. Returns the number of payments. */
export function settleRebates(world: World): number {
  let paid = 0
  for (const merchant of world.merchants.values()) {
    world.apart(`agents' rebates of ${merchant.code}`, () => {
      const today = periodAt('day', world.clock.now(), merchant.timeZone).from
      const mark = `rebates.settledTo/${merchant.code}`
      const from = world.tables.counters.get(mark)
      if (from === undefined || today > from) world.tables.counters.put(mark, today)
      if (from !== undefined && today > from) paid += payDays(world, merchant, from, today)
    })
  }
  return paid
}

/** Lets the rebates of a merchant count from a moment in the past: the seed writes a history and then settles it. */
export function countRebatesFrom(world: World, merchant: Merchant, at: number): void {
  const { from } = periodAt('day', at, merchant.timeZone)
  world.tables.counters.put(`rebates.settledTo/${merchant.code}`, from)
}

/** When the next day ends anywhere. */
export function nextRebateRun(world: World, now: number): number {
  const ends = [...world.merchants.values()].map((merchant) => periodAt('day', now, merchant.timeZone).to)
  return Math.min(...ends, now + DAY)
}

interface Earned {
  turnover: bigint
  /** By lane, in millionths of a minor unit. */
  readonly lanes: Map<string, bigint>
}

function payDays(world: World, merchant: Merchant, from: number, to: number): number {
  const days = new Map<number, Map<number, Earned>>()
  for (const memberId of world.figures.bets.memberIds()) {
    if (world.tables.members.get(String(memberId))?.merchant !== merchant.code) continue
    world.figures.bets.each(memberId, from, to, (lane, sum, hour) => {
      const day = periodAt('day', hour, merchant.timeZone).from
      const agents = days.get(day) ?? new Map<number, Earned>()
      days.set(day, agents)
      earn(world, agents, memberId, lane, sum.paid)
    })
  }
  let paid = 0
  for (const [day, agents] of [...days].sort(([a], [b]) => a - b)) {
    for (const [agentId, earned] of [...agents].sort(([a], [b]) => a - b)) {
      if (payRebate(world, merchant, agentId, day, earned)) paid++
    }
  }
  return paid
}

/** Walks up from the player: each agent earns what its rate is above the highest rate below it on the way. */
function earn(world: World, agents: Map<number, Earned>, memberId: number, lane: string, turnover: bigint): void {
  let below = world.tables.members.get(String(memberId))
  let given = ratesOf(world, memberId)[lane] ?? 0n
  while (below && below.uplineId !== null) {
    const agent = world.tables.members.get(String(below.uplineId))
    if (!agent) return
    const rate = ratesOf(world, agent.id)[lane] ?? 0n
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

/** Whole minor units of each lane. They add up to those of the sum: what a lane is rounded by goes over to the next. */
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

function payRebate(world: World, merchant: Merchant, memberId: number, day: number, earned: Earned): boolean {
  const { amount, lanes } = wholeLanes(earned.lanes)
  const date = dateAt(day, merchant.timeZone)
  const id = `${memberId}/${date}`
  if (amount <= 0n || world.tables.agentRebates.has(id)) return false
  const rebate: AgentRebate = {
    id,
    merchant: merchant.code,
    memberId,
    day: date,
    turnover: earned.turnover,
    amount,
    lanes,
  }
  post(world, {
    kind: 'agent-rebate',
    reference: id,
    at: periodAt('day', day, merchant.timeZone).to,
    moves: [{ from: houseAccount(merchant.code), to: memberAccount(memberId), amount }],
  })
  world.tables.agentRebates.put(id, rebate)
  return true
}
