import type { StatementType } from '@croupier/api'
import { periodAt, type Span } from '@croupier/locales/calendar'
import { memberAccount, memberOfAccount } from '../../../core/ledger/accounts.ts'
import type { ProductType } from '../agreements/rows.ts'
import type { LedgerEntry, LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { recordType } from '../../money/statement/types.ts'
import type { World } from '../../../World.ts'
import { teamBelow } from '../team/tree.ts'
import { eachFigure, figuresOf, noFigures, PAY, type ReportFigures } from './figures.ts'

/** What one member did, by day: the days that have any figure, and all of them together. */
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

/** Income of an agent by day: of every product, or of one its rebates and what contracts for it alone paid. */
export function incomeOf(world: World, merchant: Merchant, agent: Member, days: Span, productType: ProductType) {
  if (productType === 'CONS') return ownDays(world, merchant, agent, days, productType)
  const byDay = new Map<number, ReportFigures>()
  const totals = noFigures()
  for (const transaction of world.tables.transactions.between('member', String(agent.id), days.from, days.to - 1)) {
    const pay = PAY[transaction.kind]
    if (!pay) continue
    const midnight = periodAt('day', transaction.at, merchant.timeZone).from
    const day = byDay.get(midnight) ?? noFigures()
    const earned = earnedFrom(world, agent, transaction, productType)
    for (const figures of [day, totals]) {
      figures[pay] += earned.received
      figures.paidOn += earned.paidOn
    }
    byDay.set(midnight, day)
  }
  return { rows: [...byDay].sort(([a], [b]) => a - b), totals }
}

/** What of a payment to or from an agent belongs to a product. */
function earnedFrom(
  world: World,
  agent: Member,
  { kind, reference, entries }: LedgerTransaction,
  productType: ProductType,
): { readonly received: bigint; readonly paidOn: bigint } {
  if (kind === 'agent-rebate')
    return { received: world.tables.agentRebates.get(reference)?.lanes?.[productType] ?? 0n, paidOn: 0n }
  let [received, paidOn] = [0n, 0n]
  if (world.tables.salaries.get(reference)?.productType !== productType) return { received, paidOn }
  for (const { account, amount } of entries) {
    if (memberOfAccount(account) !== agent.id) continue
    if (amount > 0n) received += amount
    else paidOn -= amount
  }
  return { received, paidOn }
}

/** One side of a movement that belongs to somebody of the team. */
export interface TeamMovement {
  readonly transaction: LedgerTransaction
  readonly entry: LedgerEntry
  readonly member: Member
  readonly type: StatementType
}

/**
 * Movements of the people below an agent, newest first: nobody else's, and not the agent's own. As in a person's own
 * record, a round is a bet and, when it pays, a win.
 */
export function teamMovements(
  world: World,
  agent: Member,
  days: Span,
  // No types are all of them.
  wanted: {
    readonly types: ReadonlySet<StatementType>
    readonly productType: ProductType
    readonly member: (member: Member) => boolean
  },
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
        if (wanted.types.size > 0 && !wanted.types.has(type)) continue
        if (isOfProduct(world, transaction, wanted.productType)) found.push({ transaction, entry, member, type })
      }
    }
  }
  return found.sort(
    (a, b) => b.transaction.at - a.transaction.at || Number(b.transaction.id) - Number(a.transaction.id),
  )
}

/** Movements of play: those that stake or pay a round. */
const PLAY: ReadonlySet<string> = new Set(['round', 'stake', 'payout'])

/** Whether a movement is play of a product; every movement is of all of them. */
function isOfProduct(world: World, { kind, reference }: LedgerTransaction, productType: ProductType): boolean {
  if (productType === 'CONS') return true
  if (!PLAY.has(kind)) return false
  const open = world.tables.openRounds.get(reference)
  const lane = open ? world.catalogue.gameByNode.get(open.nodeId)?.gameType : world.tables.bets.get(reference)?.gameType
  return lane === productType
}
