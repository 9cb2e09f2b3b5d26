import { dateAt, periodAt, timeAt, type Span } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { totalsBetween, totalsEver, type Totals } from './totals.ts'

/** Most months of the statement. */
const MOST_MONTHS = 12

/** Sums of a month or of all of them, in minor units. */
export type StatementSums = Totals

/** A month's figures; `month` is yyyy-MM. */
export interface StatementMonth {
  readonly month: string
  readonly sums: StatementSums
  readonly depositCount: number
  readonly daysPlayed: number
  readonly hoursPlayed: number
  /** The day with the largest result, won or lost. */
  readonly biggestDay: { readonly day: string; readonly net: bigint } | null
}

/** Play and payments of some months by the market's calendar, including the current one. */
export interface Statement {
  readonly from: number
  readonly to: number
  readonly total: StatementSums
  /** Newest first. */
  readonly months: readonly StatementMonth[]
  /** Deposits less withdrawals since the account was opened; negative when more was withdrawn. */
  readonly netDepositsEver: bigint
}

/** Everything of one member in one view: three months by default, twelve on request. */
export function statementOf(context: Context, merchant: Merchant, member: Member, count: number): Statement {
  if (count < 1 || count > MOST_MONTHS) throw new Refusal('request_param_err', { status: 400, values: ['months'] })
  const to = context.clock.now()
  const months: StatementMonth[] = []
  let from = to + 1
  for (let index = 0; index < count; index++) {
    const period = periodAt('month', from - 1, merchant.timeZone)
    const month = dateAt(period.from, merchant.timeZone).slice(0, 'yyyy-MM'.length)
    months.push({
      month,
      sums: totalsBetween(context, member.id, period.from, period.to),
      ...playOf(context, merchant, member, period),
    })
    from = period.from
  }
  const ever = totalsEver(context, member.id)
  const netDepositsEver = ever.deposited + ever.received - ever.withdrawn
  return { from, to, total: totalsBetween(context, member.id, from, to + 1), months, netDepositsEver }
}

/** When a member played in a month, the results of the days, and the number of deposits. */
function playOf(
  context: Context,
  { timeZone }: Merchant,
  { id }: Member,
  { from, to }: Span,
): Omit<StatementMonth, 'month' | 'sums'> {
  let depositCount = 0
  const hours = new Set<string>()
  const days = new Map<string, bigint>()
  context.figures.safety.each(id, from, to, (heading, { count, paid, received }, quarter) => {
    if (heading === 'deposited') depositCount += count
    if (heading !== 'staked' && heading !== 'paid') return
    const day = dateAt(quarter, timeZone)
    hours.add(`${day} ${timeAt(quarter, timeZone).slice(0, 'HH'.length)}`)
    days.set(day, (days.get(day) ?? 0n) + received - paid)
  })
  const size = (amount: bigint) => (amount < 0n ? -amount : amount)
  const [first, ...rest] = days
  const biggest = first && rest.reduce((most, one) => (size(one[1]) > size(most[1]) ? one : most), first)
  return {
    depositCount,
    daysPlayed: days.size,
    hoursPlayed: hours.size,
    biggestDay: biggest ? { day: biggest[0], net: biggest[1] } : null,
  }
}
