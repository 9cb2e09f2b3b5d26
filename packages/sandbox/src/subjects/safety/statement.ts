import { dateAt, periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../Refusal.ts'
import type { Member } from '../members/rows.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import type { World } from '../../World.ts'
import { totalsBetween, totalsEver, type Totals } from './totals.ts'

/** Most months of the statement [G-39]. */
const MOST_MONTHS = 12

/** Sums of a month or of all of them, in minor units. */
export type StatementSums = Totals

/** Play and payments of some months by the market's calendar, the running one included. */
export interface Statement {
  readonly from: number
  readonly to: number
  readonly total: StatementSums
  /** Newest first; `month` is yyyy-MM. */
  readonly months: readonly { readonly month: string; readonly sums: StatementSums }[]
  /** Money in less money out since the account was opened; below zero when more came out. */
  readonly netDepositsEver: bigint
}

/** Everything of one member in one view: three months as a rule, twelve on request [G-39] [G-40]. */
export function statementOf(world: World, merchant: Merchant, member: Member, count: number): Statement {
  if (count < 1 || count > MOST_MONTHS) throw new Refusal('request_param_err', { status: 400, values: ['months'] })
  const to = world.clock.now()
  const months: { month: string; sums: StatementSums }[] = []
  let from = to + 1
  for (let index = 0; index < count; index++) {
    const period = periodAt('month', from - 1, merchant.timeZone)
    const month = dateAt(period.from, merchant.timeZone).slice(0, 'yyyy-MM'.length)
    months.push({ month, sums: totalsBetween(world, member.id, period.from, period.to) })
    from = period.from
  }
  const ever = totalsEver(world, member.id)
  const netDepositsEver = ever.deposited + ever.received - ever.withdrawn
  return { from, to, total: totalsBetween(world, member.id, from, to + 1), months, netDepositsEver }
}
