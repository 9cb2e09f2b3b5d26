import { daysIn, periodAt, type Span } from '@croupier/locales/calendar'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { ProductType } from '../agreements/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import { directDownlines, teamBelow, branchIds } from '../team/tree.ts'
import { addFigures, eachFigure, figuresOf, noFigures, playOf, type ReportFigures } from './figures.ts'

/** A branch with what it did. */
export interface BranchRow {
  readonly member: Member
  readonly teamCount: number
  readonly activeMembers: number
  readonly figures: ReportFigures
}

/** A row for each branch directly below, its head included in the figures. */
export function branchRows(
  world: World,
  merchant: Merchant,
  head: Member,
  days: Span,
  productType: ProductType,
): BranchRow[] {
  return directDownlines(world, head.id).map((member) => {
    const figures = noFigures()
    const ids = branchIds(world, member.id)
    let activeMembers = 0
    for (const id of ids) {
      const own = figuresOf(world, id, days, productType)
      if (!own) continue
      addFigures(figures, own)
      if (isActive(merchant, own)) activeMembers++
    }
    return { member, teamCount: ids.length, activeMembers, figures }
  })
}

/** A person of the team with what he did. */
export interface PersonRow {
  readonly member: Member
  readonly level: number
  readonly figures: ReportFigures
}

/** A row for each person below who has any figure in the range; of one product, who played it. */
export function personRows(
  world: World,
  head: Member,
  baseLevel: number,
  days: Span,
  productType: ProductType,
): PersonRow[] {
  const rows: PersonRow[] = []
  for (const { member, level } of teamBelow(world, head.id)) {
    const figures =
      productType === 'CONS' ? figuresOf(world, member.id, days) : playOf(world, member.id, days, productType)
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

/** Every day of a range, the team below summed, and the range as a whole. */
export function dayRows(world: World, merchant: Merchant, head: Member, days: Span, productType: ProductType) {
  const empty = () => ({ newMembers: 0, active: new Map<number, bigint>(), figures: noFigures() })
  const midnightOf = (at: number) => periodAt('day', at, merchant.timeZone).from
  const byDay = new Map(daysIn(days, merchant.timeZone).map((midnight) => [midnight, empty()]))
  const whole = empty()
  for (const { member } of teamBelow(world, head.id)) {
    const joined = byDay.get(midnightOf(member.registeredAt))
    if (joined) {
      joined.newMembers++
      whole.newMembers++
    }
    eachFigure(world, member.id, days, productType, (hour, change) => {
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

/** The team at a glance. */
export function overviewOf(world: World, merchant: Merchant, head: Member, days: Span) {
  let [teamSize, agentCount, newMembers, activeMembers, firstDepositors] = [0, 0, 0, 0, 0]
  let teamBalance = 0n
  const figures = noFigures()
  for (const { member } of teamBelow(world, head.id)) {
    teamSize++
    if (isAgent(member)) agentCount++
    if (member.registeredAt >= days.from && member.registeredAt < days.to) newMembers++
    teamBalance += walletBalance(world, memberAccount(member.id))
    const own = figuresOf(world, member.id, days)
    if (!own) continue
    addFigures(figures, own)
    if (isActive(merchant, own)) activeMembers++
    const depositedNow = own.deposits > 0n
    if (depositedNow && !world.figures.money.between(member.id, 0, days.from).has('deposit')) firstDepositors++
  }
  return { teamSize, agentCount, newMembers, activeMembers, firstDepositors, teamBalance, figures }
}

/** Play of a branch in one lane. */
export interface LaneRow {
  readonly lane: string
  readonly active: number
  readonly figures: ReportFigures
}

/** The people below `head` by lane, and all lanes together. */
export function laneRows(world: World, merchant: Merchant, head: Member, days: Span) {
  const lanes = new Map<string, { active: number; figures: ReportFigures }>()
  const totals = { active: 0, figures: noFigures() }
  for (const { member } of teamBelow(world, head.id)) {
    const own = new Map<string, ReportFigures>()
    world.figures.bets.each(member.id, days.from, days.to, (lane, sum) => {
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
