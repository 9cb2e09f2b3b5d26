import { DAY } from '@croupier/locales/calendar'
import { depositsOf } from './deposits.ts'
import { quarterOf } from '../../../core/state/Sums.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import { depositHeadroom, type LimitUse } from '../../safety/safety/headroom.ts'
import { totalsBetween, type Totals } from '../../safety/safety/totals.ts'

/** Period of deposits that define what is usual for a member. */
const LOOK_BACK_MS = 90 * DAY
/** Fewer deposits do not define what is usual. */
const LEAST_DEPOSITS = 3
/** A deposit is unusually large from this multiple of the usual amount on. */
const UNUSUAL_TIMES = 3n

/** Facts shown in the pause before a deposit. Amounts are minor units. */
export interface DepositPause {
  readonly pause: boolean
  /** The median of the credited deposits of the last 90 days; null for fewer than three. */
  readonly usual: bigint | null
  readonly week: { readonly from: number; readonly sums: Totals }
  readonly limit: LimitUse | null
}

/** Whether an amount is unusually large for this member, with the facts to show. */
export function depositPause(context: Context, member: Member, amount: bigint): DepositPause {
  const now = context.clock.now()
  const usual = median(
    depositsOf(context, member.id)
      .filter(({ reachedAt }) => reachedAt.credited !== undefined && reachedAt.credited > now - LOOK_BACK_MS)
      .map((deposit) => deposit.amount),
  )
  const from = quarterOf(now - 7 * DAY)
  return {
    pause: usual !== null && amount >= usual * UNUSUAL_TIMES,
    usual,
    week: { from, sums: totalsBetween(context, member.id, from, now + 1) },
    limit: depositHeadroom(context, member).binding,
  }
}

/** The median; of an even number the lower middle, so that it is an amount that was really paid. */
function median(amounts: readonly bigint[]): bigint | null {
  if (amounts.length < LEAST_DEPOSITS) return null
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
