import { daysIn, periodAt, type Span } from '@croupier/locales/calendar'
import type { ProductType } from '../agreements/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import { hasDeposited } from '../team/links.ts'
import { directDownlines, teamBelow, branchIds } from '../team/tree.ts'
import { addFigures, eachFigure, figuresOf, noFigures, playOf, type ReportFigures } from './figures.ts'

/** A branch with its figures. */
export interface BranchRow {
  readonly member: Member
  readonly teamCount: number
  readonly activeMembers: number
  readonly figures: ReportFigures
}

/** A row for each branch directly below, its head included in the figures. */
export function branchRows(
  context: Context,
  merchant: Merchant,
  head: Member,
  days: Span,
  productType: ProductType,
): BranchRow[] {
  return directDownlines(context, head.id).map((member) => {
    const figures = noFigures()
    const ids = branchIds(context, member.id)
    let activeMembers = 0
    for (const id of ids) {
      const own = figuresOf(context, id, days, productType)
      if (!own) continue
      addFigures(figures, own)
      if (isActive(merchant, own)) activeMembers++
    }
    return { member, teamCount: ids.length, activeMembers, figures }
  })
}

/** A person of the team with their figures. */
export interface PersonRow {
  readonly member: Member
  readonly level: number
  readonly figures: ReportFigures
}

/** A row for each person below with any figure in the range; for a product, each person who played it. */
export function personRows(
  context: Context,
  head: Member,
  baseLevel: number,
  days: Span,
  productType: ProductType,
): PersonRow[] {
  const rows: PersonRow[] = []
  for (const { member, level } of teamBelow(context, head.id)) {
    const figures =
      productType === 'CONS' ? figuresOf(context, member.id, days) : playOf(context, member.id, days, productType)
    if (figures) rows.push({ member, level: baseLevel + level, figures })
  }
  return rows
}

/** A day of a team. */
export interface DayRow {
  readonly midnight: number
  readonly newMembers: number
  readonly activeMembers: number
  readonly figures: ReportFigures
}

/** Every day of a range with the sums of the team below, and the total of the range. */
export function dayRows(context: Context, merchant: Merchant, head: Member, days: Span, productType: ProductType) {
  const empty = () => ({ newMembers: 0, active: new Map<number, bigint>(), figures: noFigures() })
  const midnightOf = (at: number) => periodAt('day', at, merchant.timeZone).from
  const byDay = new Map(daysIn(days, merchant.timeZone).map((midnight) => [midnight, empty()]))
  const whole = empty()
  for (const { member } of teamBelow(context, head.id)) {
    const joined = byDay.get(midnightOf(member.registeredAt))
    if (joined) {
      joined.newMembers++
      whole.newMembers++
    }
    eachFigure(context, member.id, days, productType, (hour, change) => {
      const day = byDay.get(midnightOf(hour))
      if (!day) return
      const before = day.figures.stake
      change(day.figures)
      change(whole.figures)
      const staked = day.figures.stake - before
      for (const { active } of [day, whole]) active.set(member.id, (active.get(member.id) ?? 0n) + staked)
    })
  }
  const counted = ({ newMembers, active, figures }: ReturnType<typeof empty>) => ({
    newMembers,
    activeMembers: [...active.values()].filter((stake) => stake >= merchant.agentRules.activeStake).length,
    figures,
  })
  const rows: DayRow[] = [...byDay].map(([midnight, day]) => ({ midnight, ...counted(day) }))
  return { rows, totals: counted(whole) }
}

/** Overview of a team. */
export function overviewOf(context: Context, merchant: Merchant, head: Member, days: Span) {
  let [teamSize, agentCount, newMembers, activeMembers, firstDepositors] = [0, 0, 0, 0, 0]
  const figures = noFigures()
  for (const { member } of teamBelow(context, head.id)) {
    teamSize++
    if (isAgent(member)) agentCount++
    if (member.registeredAt >= days.from && member.registeredAt < days.to) newMembers++
    const own = figuresOf(context, member.id, days)
    if (!own) continue
    addFigures(figures, own)
    if (isActive(merchant, own)) activeMembers++
    const depositedNow = own.deposits > 0n
    if (depositedNow && !hasDeposited(context, member.id, days.from)) firstDepositors++
  }
  return { teamSize, agentCount, newMembers, activeMembers, firstDepositors, figures }
}

/** Play of a branch in one lane. */
export interface LaneRow {
  readonly lane: string
  readonly active: number
  readonly figures: ReportFigures
}

/** Play of the people below `head` by lane, and the total. */
export function laneRows(context: Context, merchant: Merchant, head: Member, days: Span) {
  const lanes = new Map<string, { active: number; figures: ReportFigures }>()
  const totals = { active: 0, figures: noFigures() }
  for (const { member } of teamBelow(context, head.id)) {
    const own = new Map<string, ReportFigures>()
    context.figures.bets.each(member.id, days.from, days.to, (lane, sum) => {
      const figures = own.get(lane) ?? noFigures()
      figures.betCount += sum.count
      figures.stake += sum.paid
      figures.payout += sum.received
      own.set(lane, figures)
    })
    const all = noFigures()
    for (const [lane, figures] of own) {
      const row = lanes.get(lane) ?? { active: 0, figures: noFigures() }
      addFigures(row.figures, figures)
      addFigures(all, figures)
      if (isActive(merchant, figures)) row.active++
      lanes.set(lane, row)
    }
    addFigures(totals.figures, all)
    if (isActive(merchant, all)) totals.active++
  }
  const rows: LaneRow[] = [...lanes].map(([lane, row]) => ({ lane, ...row }))
  return { rows: rows.sort((a, b) => (b.figures.stake > a.figures.stake ? 1 : -1)), totals }
}

const isActive = ({ agentRules }: Merchant, figures: ReportFigures): boolean =>
  figures.stake >= agentRules.activeStake && figures.betCount > 0
