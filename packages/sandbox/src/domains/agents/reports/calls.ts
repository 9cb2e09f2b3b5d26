import { Refusal } from '../../../Refusal.ts'
import { dateAt } from '@croupier/locales/calendar'
import { pageOf } from '../../../wire/pageOf.ts'
import type { Member } from '../../identity/members/rows.ts'
import { daysOf } from '../team/days.ts'
import { addFigures, netOf, noFigures, salaryOf, type ReportFigures } from './figures.ts'
import { incomeOf, ownDays, teamMovements } from './own.ts'
import { branchRows, dayRows, laneRows, personRows } from './team.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import { readTypes } from '../../money/statement/statement.ts'
import { recordName } from '../../money/statement/types.ts'
import type { Context } from '../../../Context.ts'
import { asAgent, headOf } from '../team/tree.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { steps } from '../team/calls.ts'

const agentOf = (call: Call): Member => asAgent(signedIn(call).member)

const betting = (figures: ReportFigures) => ({
  betCount: figures.betCount,
  betAmount: figures.stake,
  validBetAmount: figures.stake,
  winAmount: figures.payout,
  netAmount: figures.payout - figures.stake,
})

const cash = (figures: ReportFigures) => ({
  deposits: figures.deposits,
  withdrawals: figures.withdrawals,
})

const profit = (figures: ReportFigures) => ({
  ...cash(figures),
  betAmount: figures.stake,
  validBetAmount: figures.stake,
  winAmount: figures.payout,
  rebate: figures.rebate + figures.agentRebate,
  bonus: figures.bonus,
  salary: salaryOf(figures),
  netAmount: netOf(figures),
})

const income = (figures: ReportFigures) => ({
  rebate: figures.agentRebate,
  dividend: figures.dividend,
  dailySalary: figures.dailySalary,
  hourlySalary: figures.hourlySalary,
  realTimeSalary: figures.realTimeSalary,
  paidOn: figures.paidOn,
  income: figures.agentRebate + salaryOf(figures),
})

const hasIncome = (figures: ReportFigures): boolean =>
  figures.agentRebate !== 0n || figures.paidOn !== 0n || salaryOf(figures) !== 0n

/** The person of a row. People out of reach are counted but not named. */
function who(context: Context, member: Member) {
  return contactable(context, member)
    ? { id: member.id, account: member.account, available: true, type: member.type }
    : { id: null, account: null, available: false, type: null }
}

/** The head of the requested branch. A report cannot start at a person on a break, as it would name them. */
function reportHead(context: Context, agent: Member, id: string | undefined): ReturnType<typeof headOf> {
  const found = headOf(context, agent, id)
  if (found.head.id !== agent.id && !contactable(context, found.head)) throw new Refusal('team.member.unknown')
  return found
}

/** Sorts rows by one of their columns, money as money; equal rows keep their order. */
function sorted<Row extends object>(rows: readonly Row[], column: keyof Row, sortType: 'asc' | 'desc'): Row[] {
  const sign = sortType === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(a[column], b[column]))
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : Number(a > b)
  return String(a ?? '').localeCompare(String(b ?? ''))
}

function named<Row extends { readonly account: string | null }>(
  rows: readonly Row[],
  search: string | undefined,
): Row[] {
  const text = search?.trim().toLowerCase() ?? ''
  return text === '' ? [...rows] : rows.filter(({ account }) => account?.toLowerCase().includes(text))
}

/** Reports of the agent centre, and a member's own reports. */
export const reportHandlers: Handlers<'report'> = {
  'report.team': (context, call, input) => {
    const days = daysOf(call.merchant, input)
    const { head, path } = reportHead(context, agentOf(call), input.parentId)
    const found = branchRows(context, call.merchant, head, days, input.gameType ?? 'CONS').map((row) => ({
      source: row,
      ...who(context, row.member),
      teamCount: row.teamCount,
      activeMembers: row.activeMembers,
      ...cash(row.figures),
      ...betting(row.figures),
    }))
    const rows = sorted(named(found, input.search), input.sortColumn, input.sortType)
    const figures = noFigures()
    let [teamCount, activeMembers] = [0, 0]
    for (const { source } of rows) {
      addFigures(figures, source.figures)
      teamCount += source.teamCount
      activeMembers += source.activeMembers
    }
    const page = pageOf(rows, input.page, input.size)
    return {
      list: page.rows.map(({ source: _source, ...row }) => row),
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      totals: { teamCount, activeMembers, ...cash(figures), ...betting(figures) },
      path: steps(path.filter((one) => contactable(context, one))),
    }
  },
  'report.profit': (context, call, input) => {
    const days = daysOf(call.merchant, input)
    const { head, path } = reportHead(context, agentOf(call), input.parentId)
    const found = personRows(context, head, path.length - 1, days, input.gameType ?? 'CONS').map((row) => ({
      source: row,
      ...who(context, row.member),
      level: contactable(context, row.member) ? row.level : null,
      ...profit(row.figures),
    }))
    const rows = sorted(named(found, input.search), input.sortColumn, input.sortType)
    const figures = noFigures()
    for (const { source } of rows) addFigures(figures, source.figures)
    const page = pageOf(rows, input.page, input.size)
    return {
      list: page.rows.map(({ source: _source, ...row }) => row),
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      totals: profit(figures),
      path: steps(path.filter((one) => contactable(context, one))),
    }
  },
  'report.personal': (context, call, input) => {
    const { member } = signedIn(call)
    const days = daysOf(call.merchant, input)
    const { rows, totals } = ownDays(context, call.merchant, member, days, input.gameType ?? 'CONS')
    const list = rows.map(([midnight, figures]) => ({
      day: dateAt(midnight, call.merchant.timeZone),
      ...profit(figures),
    }))
    return { totals: profit(totals), list: list.reverse() }
  },
  'report.daily': (context, call, input) => {
    const days = daysOf(call.merchant, input)
    const { rows, totals } = dayRows(context, call.merchant, agentOf(call), days, input.gameType ?? 'CONS')
    const list = rows.map(({ midnight, newMembers, activeMembers, figures }) => ({
      day: dateAt(midnight, call.merchant.timeZone),
      newMembers,
      activeMembers,
      ...cash(figures),
      ...betting(figures),
    }))
    const page = pageOf(sorted(list, 'day', input.sortType), input.page, input.size)
    return {
      list: page.rows,
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      totals: {
        newMembers: totals.newMembers,
        activeMembers: totals.activeMembers,
        ...cash(totals.figures),
        ...betting(totals.figures),
      },
    }
  },
  'report.byGame': (context, call, input) => {
    const days = daysOf(call.merchant, input)
    const { head } = reportHead(context, agentOf(call), input.parentId)
    const { rows, totals } = laneRows(context, call.merchant, head, days)
    return {
      list: rows.map(({ lane, active, figures }) => ({ gameType: lane, activeMembers: active, ...betting(figures) })),
      totals: { activeMembers: totals.active, ...betting(totals.figures) },
    }
  },
  'report.income': (context, call, input) => {
    const days = daysOf(call.merchant, input)
    const { rows, totals } = incomeOf(context, call.merchant, agentOf(call), days, input.gameType ?? 'CONS')
    const list = rows
      .filter(([, figures]) => hasIncome(figures))
      .map(([midnight, figures]) => ({ day: dateAt(midnight, call.merchant.timeZone), ...income(figures) }))
    const page = pageOf(sorted(list, 'day', input.sortType), input.page, input.size)
    return {
      list: page.rows,
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      totals: income(totals),
    }
  },
  'report.transactions': (context, call, input) => {
    const days = daysOf(call.merchant, input)
    const text = input.subordinateName.trim().toLowerCase()
    const movements = teamMovements(context, agentOf(call), days, {
      types: readTypes(input.codeTypes),
      productType: input.gameType ?? 'CONS',
      // A search does not find people whose name the agent may not see.
      member: (member) => text === '' || (member.account.toLowerCase().includes(text) && contactable(context, member)),
    })
    let [paid, received] = [0n, 0n]
    for (const { amount } of movements) {
      if (amount < 0n) paid -= amount
      else received += amount
    }
    const page = pageOf(movements, input.page, input.size)
    return {
      list: page.rows.map(({ id, transaction, member, type, amount, balanceAfter }) => {
        const { account, available } = who(context, member)
        return {
          txId: id,
          txTypeId: type,
          txTypeName: recordName(context, transaction, type, input.language ?? call.language),
          txTimeInTimestamp: transaction.at,
          amount,
          currentAvailBalance: available ? balanceAfter : null,
          orderNo: available ? transaction.reference : null,
          customerName: account,
          available,
        }
      }),
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      totals: { paid: paid, received: received },
    }
  },
}
