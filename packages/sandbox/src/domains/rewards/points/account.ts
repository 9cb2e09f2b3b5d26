import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { type World } from '../../../World.ts'
import { depositedBetween, PRODUCTS, turnoverBetween } from '../../money/wagering/turnover.ts'
import type { PointAccount, PointChange, PointType } from './rows.ts'

/** Minor units that earn one point, by what earns it. Bets of settled rounds count, and credited deposits that were played. */
export const EARNING: Readonly<Record<'slots' | 'live' | 'card' | 'sports' | 'lottery' | 'deposit', bigint>> = {
  slots: 1_000n,
  live: 2_000n,
  card: 2_000n,
  sports: 1_000n,
  lottery: 2_000n,
  deposit: 10_000n,
}

/** A member's points as they were last settled. */
export function pointAccount(world: Pick<World, 'tables'>, memberId: number): PointAccount {
  return world.tables.pointAccounts.get(String(memberId)) ?? { memberId, balance: 0n, earned: {} }
}

/** Adds or takes points and writes the change down. Refuses to go below zero. */
export function changePoints(
  world: World,
  memberId: number,
  change: { readonly type: PointType; readonly change: bigint; readonly reference: string },
): PointChange {
  const account = pointAccount(world, memberId)
  const balance = account.balance + change.change
  if (balance < 0n) throw new Refusal('points.not.enough')
  const id = nextNumber(world, 'pointChange', 1)
  const row: PointChange = { id, memberId, ...change, balance, at: world.clock.now() }
  world.tables.pointChanges.put(String(id), row)
  world.tables.pointAccounts.put(String(memberId), { ...account, balance })
  return row
}

/** Deposits as far as stakes followed: money that is paid in and taken out again earns nothing, however often. */
function playedDeposits(world: World, memberId: number): bigint {
  const deposited = depositedBetween(world, memberId, 0, Number.MAX_SAFE_INTEGER)
  const { staked } = turnoverBetween(world, memberId, 0, Number.MAX_SAFE_INTEGER)
  return staked < deposited ? staked : deposited
}

/**
 * Credits the points that play and deposits have earned since the last time. Whole points only; what is left over counts
 * toward the next one, as the total and not the difference is divided.
 */
export function settlePoints(world: World, memberId: number): PointAccount {
  const end = Number.MAX_SAFE_INTEGER
  for (const [type, price] of Object.entries(EARNING) as [keyof typeof EARNING, bigint][]) {
    const sum =
      type === 'deposit'
        ? playedDeposits(world, memberId)
        : turnoverBetween(world, memberId, 0, end, PRODUCTS[type] ?? []).staked
    const earned = sum / price
    const before = pointAccount(world, memberId).earned[type] ?? 0n
    if (earned <= before) continue
    changePoints(world, memberId, { type, change: earned - before, reference: '' })
    const account = pointAccount(world, memberId)
    world.tables.pointAccounts.put(String(memberId), { ...account, earned: { ...account.earned, [type]: earned } })
  }
  return pointAccount(world, memberId)
}
