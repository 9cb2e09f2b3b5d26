import type { Context } from '../../../Context.ts'
import type { Column } from '../../../core/ledger/Movement.ts'

/** A member's money over some time, in minor units. Used by limits, statement and summaries. */
export type Totals = Readonly<Record<Column, bigint>>

/** The end of all time; later than any movement. */
export const EVER = Number.MAX_SAFE_INTEGER

/**
 * A member's sums over the quarter hours that start in [from, to). Local days, weeks and months begin between two
 * quarter hours in every time zone, so they are exact.
 */
export function totalsBetween(context: Pick<Context, 'figures'>, memberId: number, from: number, to: number): Totals {
  const totals: Record<Column, bigint> = { deposited: 0n, received: 0n, withdrawn: 0n, staked: 0n, paid: 0n, bonus: 0n }
  for (const [heading, { paid, received }] of context.figures.safety.between(memberId, from, to)) {
    const column = heading as Column
    const outwards = column === 'staked' || column === 'withdrawn'
    totals[column] += outwards ? paid - received : received - paid
  }
  return totals
}

/** A member's sums since the account was opened. */
export function totalsEver(context: Pick<Context, 'figures'>, memberId: number): Totals {
  return totalsBetween(context, memberId, 0, EVER)
}
