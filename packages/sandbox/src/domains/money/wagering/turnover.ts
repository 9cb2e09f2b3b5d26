import { type CalendarPeriod, periodAt, type Span } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { World } from '../../../World.ts'

/** Products rebate and points know, and the game types that belong to each. */
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
  world: Pick<World, 'figures'>,
  memberId: number,
  from: number,
  to: number,
  gameTypes?: readonly string[],
): Turnover {
  let staked = 0n
  let rounds = 0
  world.figures.bets.each(memberId, from, to, (gameType, sum) => {
    if (gameTypes && !gameTypes.includes(gameType)) return
    staked += sum.paid
    rounds += sum.count
  })
  return { staked, rounds }
}

/** Money deposited in the hours that start in [from, to), minor units. */
export function depositedBetween(world: Pick<World, 'figures'>, memberId: number, from: number, to: number): bigint {
  return world.figures.money.between(memberId, from, to).get('deposit')?.received ?? 0n
}

/** The calendar period the member's market is in at a moment. */
export function periodOf(
  world: Pick<World, 'merchants'>,
  member: Pick<Member, 'merchant'>,
  period: CalendarPeriod,
  at: number,
): Span {
  return periodAt(period, at, timeZoneOf(world, member))
}
