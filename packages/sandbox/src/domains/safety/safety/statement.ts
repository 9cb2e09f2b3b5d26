import { dateAt, periodAt, type Span } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { totalsBetween, totalsEver, type Totals } from './totals.ts'

/** Most months of the statement. */
const MOST_MONTHS = 12

/** Sums of a month or of all of them, in minor units. */
export type StatementSums = Totals

/** A month in plain facts; `month` is yyyy-MM. */
export interface StatementMonth {
  readonly month: string
  readonly sums: StatementSums
  readonly depositCount: number
  readonly daysPlayed: number
  readonly hoursPlayed: number
  /** The day whose result was furthest from nothing, won or lost. */
  readonly biggestDay: { readonly day: string; readonly net: bigint } | null
}

/** Play and payments of some months by the market's calendar, the running one included. */
export interface Statement {
  readonly from: number
  readonly to: number
  readonly total: StatementSums
  /** Newest first. */
  readonly months: readonly StatementMonth[]
  /** Money in less money out since the account was opened; below zero when more came out. */
  readonly netDepositsEver: bigint
}

/** Everything of one member in one view: three months as a rule, twelve on request. */
export function statementOf(world: World, merchant: Merchant, member: Member, count: number): Statement {
  if (count < 1 || count > MOST_MONTHS) throw new Refusal('request_param_err', { status: 400, values: ['months'] })
  const to = world.clock.now()
  const months: StatementMonth[] = []
  let from = to + 1
  for (let index = 0; index < count; index++) {
    const period = periodAt('month', from - 1, merchant.timeZone)
    const month = dateAt(period.from, merchant.timeZone).slice(0, 'yyyy-MM'.length)
    months.push({
      month,
      sums: totalsBetween(world, member.id, period.from, period.to),
      ...playOf(world, merchant, member, period),
    })
    from = period.from
  }
  const ever = totalsEver(world, member.id)
  const netDepositsEver = ever.deposited + ever.received - ever.withdrawn
  return { from, to, total: totalsBetween(world, member.id, from, to + 1), months, netDepositsEver }
}

/** When a member played in a month, how the days went, and how often money was paid in. */
function playOf(
  world: World,
  { timeZone }: Merchant,
  { id }: Member,
  { from, to }: Span,
): Omit<StatementMonth, 'month' | 'sums'> {
  let depositCount = 0
  world.figures.money.each(id, from, to, (kind, sum) => {
    if (kind === 'deposit') depositCount += sum.count
  })
  const hours = new Set<number>()
  const days = new Map<string, bigint>()
  world.figures.safety.each(id, from, to, (heading, { paid, received }, hour) => {
    if (heading !== 'staked' && heading !== 'paid') return
    hours.add(hour)
    const day = dateAt(hour, timeZone)
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
