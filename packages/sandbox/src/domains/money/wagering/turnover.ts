import { type CalendarPeriod, periodAt, type Span } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { Context } from '../../../Context.ts'

/** Products of rebate and points, and the game types of each. */
export const PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  slots: ['RNG', 'FISH'],
  live: ['LIVE'],
  card: ['PVP'],
  sports: ['SPORTS'],
  lottery: ['LOTT', 'ELOTT'],
}

/** Stakes of a member in a span. */
export interface Turnover {
  /** Minor units. */
  readonly staked: bigint
  readonly rounds: number
}

/** Turnover in the hours that start in [from, to), of some game types or of all. Settled bets only. */
export function turnoverBetween(
  context: Pick<Context, 'figures'>,
  memberId: number,
  from: number,
  to: number,
  gameTypes?: readonly string[],
): Turnover {
  let staked = 0n
  let rounds = 0
  context.figures.bets.each(memberId, from, to, (gameType, sum) => {
    if (gameTypes && !gameTypes.includes(gameType)) return
    staked += sum.paid
    rounds += sum.count
  })
  return { staked, rounds }
}

/** Money deposited in the hours that start in [from, to), minor units. */
export function depositedBetween(
  context: Pick<Context, 'figures'>,
  memberId: number,
  from: number,
  to: number,
): bigint {
  return context.figures.money.between(memberId, from, to).get('deposit')?.received ?? 0n
}

/** The calendar period of the member's market that contains a moment. */
export function periodOf(
  context: Pick<Context, 'merchants'>,
  member: Pick<Member, 'merchant'>,
  period: CalendarPeriod,
  at: number,
): Span {
  return periodAt(period, at, timeZoneOf(context, member))
}
