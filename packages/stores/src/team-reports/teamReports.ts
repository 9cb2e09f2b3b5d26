import type { Input, Value } from '@croupier/api'
import type { LateStore } from '../late/LateStore.ts'
import { TeamReportStore, type ReportPage, type ReportSort, type TeamReport } from './TeamReportStore.ts'

/** Report of the team's branches. */
export type TeamBettingPage = Value<'report.team'>
/** What one branch did; without an account if the agent may only know that it exists. */
export type TeamBettingRow = TeamBettingPage['list'][number]
/** Report of profit and loss by person. */
export type UserLossPage = Value<'report.profit'>
/** Profit and loss of one person. */
export type UserLossRow = UserLossPage['list'][number]
/** Income of the agent, by day. */
export type AgentIncomePage = Value<'report.income'>
/** Income of the agent on one day. */
export type AgentIncomeRow = AgentIncomePage['list'][number]
/** Transactions in the team. */
export type TeamMovementPage = Value<'report.transactions'>
/** One transaction of a member of the team. */
export type TeamMovement = TeamMovementPage['list'][number]

const sortTypeOf = ({ direction }: ReportSort) => (direction === 'ascending' ? 'asc' : 'desc')

/** The sort column as the call's own type: the store admits only the report's own columns. */
const sortColumnOf = <Column extends string>(columns: readonly Column[], { column }: ReportSort): Column | undefined =>
  columns.find((one) => one === column)

const lateReport = <Row, Page extends ReportPage<Row>>(
  report: TeamReport<Page>,
): LateStore<TeamReportStore<Row, Page>> => ({
  build: (stores) => new TeamReportStore<Row, Page>(stores, report),
  audienceChanged: (store) => store.reset(),
  languageChanged: (store) => void (store.result.data !== undefined && store.load()),
})

const bettingColumns = [
  'account',
  'teamCount',
  'activeMembers',
  'deposits',
  'withdrawals',
  'betAmount',
  'winAmount',
  'netAmount',
] as const satisfies readonly Input<'report.team'>['sortColumn'][]

/** Bets and money of each branch below an agent. */
export const teamBettingStore = lateReport<TeamBettingRow, TeamBettingPage>({
  usualSort: { column: 'betAmount', direction: 'descending' },
  sortColumns: bettingColumns,
  fetch: (client, { filters, paging, sort }, signal) =>
    client.team(
      {
        ...paging,
        parentId: filters.branch,
        gameType: filters.product,
        search: filters.member,
        sortColumn: sortColumnOf(bettingColumns, sort),
        sortType: sortTypeOf(sort),
      },
      { signal },
    ),
})

const lossColumns = [
  'account',
  'level',
  'deposits',
  'withdrawals',
  'betAmount',
  'winAmount',
  'netAmount',
] as const satisfies readonly Input<'report.profit'>['sortColumn'][]

/** Profit and loss of each person of the team, the largest loss first. */
export const userLossStore = lateReport<UserLossRow, UserLossPage>({
  usualSort: { column: 'netAmount', direction: 'ascending' },
  sortColumns: lossColumns,
  fetch: (client, { filters, paging, sort }, signal) =>
    client.profit(
      {
        ...paging,
        parentId: filters.branch,
        gameType: filters.product,
        search: filters.member,
        sortColumn: sortColumnOf(lossColumns, sort),
        sortType: sortTypeOf(sort),
      },
      { signal },
    ),
})

/** Rebates, dividends and salaries of the agent, by day. */
export const agentIncomeStore = lateReport<AgentIncomeRow, AgentIncomePage>({
  usualSort: { column: 'day', direction: 'descending' },
  sortColumns: ['day'],
  fetch: (client, { filters, paging, sort }, signal) =>
    client.income({ ...paging, gameType: filters.product, sortType: sortTypeOf(sort) }, { signal }),
})

/** Every transaction in the agent's own subtree, newest first. */
export const teamMovementsStore = lateReport<TeamMovement, TeamMovementPage>({
  usualSort: { column: 'time', direction: 'descending' },
  sortColumns: [],
  fetch: (client, { filters, paging }, signal) =>
    client.transactions(
      {
        ...paging,
        subordinateName: filters.member ?? '',
        codeTypes: filters.type ?? '',
        gameType: filters.product,
      },
      { signal },
    ),
})
