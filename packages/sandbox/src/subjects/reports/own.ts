import { periodAt, type Span } from '@croupier/locales/calendar'
import { memberAccount } from '../../core/ledger/accounts.ts'
import type { ProductType } from '../agreements/rows.ts'
import type { LedgerEntry, LedgerTransaction } from '../../core/ledger/rows.ts'
import type { Member } from '../members/rows.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import type { RecordType } from '../../core/ledger/Movement.ts'
import { recordType } from '../statement/types.ts'
import type { World } from '../../World.ts'
import { teamBelow } from '../team/tree.ts'
import { eachFigure, figuresOf, noFigures, type ReportFigures } from './figures.ts'

/** What one member did, by day: the days that have any figure, and all of them together [S-356]. */
export function ownDays(world: World, merchant: Merchant, member: Member, days: Span, productType: ProductType) {
  const byDay = new Map<number, ReportFigures>()
  eachFigure(world, member.id, days, productType, (hour, change) => {
    const midnight = periodAt('day', hour, merchant.timeZone).from
    const figures = byDay.get(midnight) ?? noFigures()
    change(figures)
    byDay.set(midnight, figures)
  })
  const rows = [...byDay].sort(([a], [b]) => a - b)
  return { rows, totals: figuresOf(world, member.id, days, productType) ?? noFigures() }
}

/** One side of a movement that belongs to somebody of the team. */
export interface TeamMovement {
  readonly transaction: LedgerTransaction
  readonly entry: LedgerEntry
  readonly member: Member
  readonly type: RecordType
}

/**
 * Movements of the people below an agent, newest first: nobody else's, and not the agent's own [S-395]. As in a person's
 * own record, a round is a bet and, when it pays, a win.
 */
export function teamMovements(
  world: World,
  agent: Member,
  days: Span,
  // No types are all of them.
  wanted: { readonly types: ReadonlySet<RecordType>; readonly member: (member: Member) => boolean },
): TeamMovement[] {
  const found: TeamMovement[] = []
  for (const { member } of teamBelow(world, agent.id)) {
    if (!wanted.member(member)) continue
    const account = memberAccount(member.id)
    const { transactions } = world.tables
    for (const transaction of transactions.between('member', String(member.id), days.from, days.to - 1)) {
      for (const entry of transaction.entries) {
        if (entry.account !== account) continue
        const type = recordType(world, transaction, entry.amount)
        if (wanted.types.size === 0 || wanted.types.has(type)) found.push({ transaction, entry, member, type })
      }
    }
  }
  return found.sort(
    (a, b) => b.transaction.at - a.transaction.at || Number(b.transaction.id) - Number(a.transaction.id),
  )
}
