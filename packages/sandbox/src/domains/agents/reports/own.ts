import type { StatementType } from '@croupier/api'
import { periodAt, type Span } from '@croupier/locales/calendar'
import { memberOfAccount } from '../../../core/ledger/accounts.ts'
import type { ProductType } from '../agreements/rows.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { statementLines, type StatementLine } from '../../money/statement/statement.ts'
import type { Context } from '../../../Context.ts'
import { teamBelow } from '../team/tree.ts'
import { eachFigure, figuresOf, noFigures, PAY, type ReportFigures } from './figures.ts'

/** A member's own figures by day: each day with any figure, and the total. */
export function ownDays(context: Context, merchant: Merchant, member: Member, days: Span, productType: ProductType) {
  const byDay = new Map<number, ReportFigures>()
  eachFigure(context, member.id, days, productType, (hour, change) => {
    const midnight = periodAt('day', hour, merchant.timeZone).from
    const figures = byDay.get(midnight) ?? noFigures()
    change(figures)
    byDay.set(midnight, figures)
  })
  const rows = [...byDay].sort(([a], [b]) => a - b)
  return { rows, totals: figuresOf(context, member.id, days, productType) ?? noFigures() }
}

/** An agent's income by day: of every product, or of one: its rebates and the pay of its own contracts. */
export function incomeOf(context: Context, merchant: Merchant, agent: Member, days: Span, productType: ProductType) {
  if (productType === 'CONS') return ownDays(context, merchant, agent, days, productType)
  const byDay = new Map<number, ReportFigures>()
  const totals = noFigures()
  for (const transaction of context.tables.transactions.between('member', String(agent.id), days.from, days.to - 1)) {
    const pay = PAY[transaction.kind]
    if (!pay) continue
    const midnight = periodAt('day', transaction.at, merchant.timeZone).from
    const day = byDay.get(midnight) ?? noFigures()
    const earned = earnedFrom(context, agent, transaction, productType)
    for (const figures of [day, totals]) {
      figures[pay] += earned.received
      figures.paidOn += earned.paidOn
    }
    byDay.set(midnight, day)
  }
  return { rows: [...byDay].sort(([a], [b]) => a - b), totals }
}

/** The part of a payment to or from an agent that belongs to a product. */
function earnedFrom(
  context: Context,
  agent: Member,
  { kind, reference, entries }: LedgerTransaction,
  productType: ProductType,
): { readonly received: bigint; readonly paidOn: bigint } {
  if (kind === 'agent-rebate')
    return { received: context.tables.agentRebates.get(reference)?.lanes?.[productType] ?? 0n, paidOn: 0n }
  let [received, paidOn] = [0n, 0n]
  if (context.tables.salaries.get(reference)?.productType !== productType) return { received, paidOn }
  for (const { account, amount } of entries) {
    if (memberOfAccount(account) !== agent.id) continue
    if (amount > 0n) received += amount
    else paidOn -= amount
  }
  return { received, paidOn }
}

/** A line of a team member's account record. */
export interface TeamMovement extends StatementLine {
  readonly member: Member
}

/**
 * Movements of the people below an agent, newest first, without the agent's own: the lines of each person's own
 * record, with the money of bonuses and of every wallet.
 */
export function teamMovements(
  context: Context,
  agent: Member,
  days: Span,
  // An empty list means all types.
  wanted: {
    readonly types: ReadonlySet<StatementType>
    readonly productType: ProductType
    readonly member: (member: Member) => boolean
  },
): TeamMovement[] {
  const found: TeamMovement[] = []
  for (const { member } of teamBelow(context, agent.id)) {
    if (!wanted.member(member)) continue
    for (const line of statementLines(context, member, { types: wanted.types, from: days.from, to: days.to - 1 }))
      if (isOfProduct(context, line.transaction, wanted.productType)) found.push({ ...line, member })
  }
  return found.sort(
    (a, b) => b.transaction.at - a.transaction.at || Number(b.transaction.id) - Number(a.transaction.id),
  )
}

/** Movements of play: the stakes and payouts of rounds. */
const PLAY: ReadonlySet<string> = new Set(['round', 'stake', 'payout'])

/** Whether a movement is play of a product; with no product every movement matches. */
function isOfProduct(context: Context, { kind, reference }: LedgerTransaction, productType: ProductType): boolean {
  if (productType === 'CONS') return true
  if (!PLAY.has(kind)) return false
  const open = context.tables.openRounds.get(reference)
  const lane = open
    ? context.catalogue.gameByNode.get(open.nodeId)?.gameType
    : context.tables.bets.get(reference)?.gameType
  return lane === productType
}
