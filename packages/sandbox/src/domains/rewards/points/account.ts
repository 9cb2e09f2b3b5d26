import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { type Context } from '../../../Context.ts'
import { depositedBetween, PRODUCTS, turnoverBetween } from '../../money/wagering/turnover.ts'
import type { PointAccount, PointChange, PointType } from './rows.ts'

/** Minor units that earn one point, by source. Settled bets count, and credited deposits that were played. */
export const EARNING: Readonly<Record<'slots' | 'live' | 'card' | 'sports' | 'lottery' | 'deposit', bigint>> = {
  slots: 1_000n,
  live: 2_000n,
  card: 2_000n,
  sports: 1_000n,
  lottery: 2_000n,
  deposit: 10_000n,
}

/** A member's points at the last settlement. */
export function pointAccount(context: Pick<Context, 'tables'>, memberId: number): PointAccount {
  return context.tables.pointAccounts.get(String(memberId)) ?? { memberId, balance: 0n, earned: {} }
}

/** Adds or deducts points and records the change. Refuses to go below zero. */
export function changePoints(
  context: Context,
  memberId: number,
  change: { readonly type: PointType; readonly change: bigint; readonly reference: string },
): PointChange {
  const account = pointAccount(context, memberId)
  const balance = account.balance + change.change
  if (balance < 0n) throw new Refusal('points.not.enough')
  const id = nextNumber(context, 'pointChange', 1)
  const row: PointChange = { id, memberId, ...change, balance, at: context.clock.now() }
  context.tables.pointChanges.put(String(id), row)
  context.tables.pointAccounts.put(String(memberId), { ...account, balance })
  return row
}

/** Deposits, as far as stakes followed: money that is deposited and withdrawn again earns nothing, however often. */
function playedDeposits(context: Context, memberId: number): bigint {
  const deposited = depositedBetween(context, memberId, 0, Number.MAX_SAFE_INTEGER)
  const { staked } = turnoverBetween(context, memberId, 0, Number.MAX_SAFE_INTEGER)
  return staked < deposited ? staked : deposited
}

/**
 * Credits the points that play and deposits have earned since the last time. Whole points only; the remainder counts
 * toward the next one, because the total is divided, not the difference.
 */
export function settlePoints(context: Context, memberId: number): PointAccount {
  const end = Number.MAX_SAFE_INTEGER
  for (const [type, price] of Object.entries(EARNING) as [keyof typeof EARNING, bigint][]) {
    const sum =
      type === 'deposit'
        ? playedDeposits(context, memberId)
        : turnoverBetween(context, memberId, 0, end, PRODUCTS[type] ?? []).staked
    const earned = sum / price
    const before = pointAccount(context, memberId).earned[type] ?? 0n
    if (earned <= before) continue
    changePoints(context, memberId, { type, change: earned - before, reference: '' })
    const account = pointAccount(context, memberId)
    context.tables.pointAccounts.put(String(memberId), { ...account, earned: { ...account.earned, [type]: earned } })
  }
  return pointAccount(context, memberId)
}
