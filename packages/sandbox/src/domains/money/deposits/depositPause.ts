import { DAY } from '@croupier/locales/calendar'
import { depositsOf } from './deposits.ts'
import { quarterOf } from '../../../core/state/Sums.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import { depositHeadroom, type LimitUse } from '../../safety/safety/headroom.ts'
import { totalsBetween, type Totals } from '../../safety/safety/totals.ts'

/** Deposits that count as the member's own habit. */
const LOOK_BACK_MS = 90 * DAY
/** Fewer say nothing of what is usual. */
const LEAST_DEPOSITS = 3
/** From so many times the usual on a deposit is unusually large. */
const UNUSUAL_TIMES = 3n

/** Facts shown in the pause before a deposit. Amounts are minor units. */
export interface DepositPause {
  readonly pause: boolean
  /** The middle one of the credited deposits of the last 90 days; null for fewer than three. */
  readonly usual: bigint | null
  readonly week: { readonly from: number; readonly sums: Totals }
  readonly limit: LimitUse | null
}

/** Whether an amount is unusually large for this member, and the facts to show with it. */
export function depositPause(world: World, member: Member, amount: bigint): DepositPause {
  const now = world.clock.now()
  const usual = median(
    depositsOf(world, member.id)
      .filter(({ reachedAt }) => reachedAt.credited !== undefined && reachedAt.credited > now - LOOK_BACK_MS)
      .map((deposit) => deposit.amount),
  )
  const from = quarterOf(now - 7 * DAY)
  return {
    pause: usual !== null && amount >= usual * UNUSUAL_TIMES,
    usual,
    week: { from, sums: totalsBetween(world, member.id, from, now + 1) },
    limit: depositHeadroom(world, member).binding,
  }
}

/** The middle amount; of an even number the lower middle, so that it is one that was really paid. */
function median(amounts: readonly bigint[]): bigint | null {
  if (amounts.length < LEAST_DEPOSITS) return null
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
