import * as z from 'zod/mini'
import { idText } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { reportAccounts } from './accounts.ts'
import { search, range, gameType, sortType, refusals } from './query.ts'
import { count, flag, list, maybeCount, maybeText, money, text } from '../../contract/scalars.ts'

// The reports of the agent centre. /wps/report/income and /wps/report/downlineTransaction are addresses of older builds
// (wire fact 2.8); the others are extensions. Field names are readings. A range covers the merchant's whole calendar
// days from that of startTime to that of endTime, 90 at most. Figures are computed from bets and the ledger on request;
// no stored copy can drift from them.

const bettingSums = {
  betCount: count,
  betAmount: money,
  /** The part of the stakes that counts as turnover. */
  validBetAmount: money,
  winAmount: money,
  /** Payouts less stakes; negative when the players lost. */
  netAmount: money,
}

const teamRow = z.object({
  /** Direct downline at the top of the branch; null if the agent may only know that it exists. */
  id: maybeText,
  account: maybeText,
  available: flag,
  type: maybeCount,
  /** People of the branch, its head included, and those of them who played. */
  teamCount: count,
  activeMembers: count,
  deposits: money,
  withdrawals: money,
  ...bettingSums,
})

const teamTotals = z.object({
  teamCount: count,
  activeMembers: count,
  deposits: money,
  withdrawals: money,
  ...bettingSums,
})

const step = z.object({ id: text, account: text })

const team = endpoint({
  id: 'report.team',
  method: 'GET',
  path: '/wps/ext/report/team',
  module: 'TEAMBETTING3',
  token: 'required',
  effect: 'read',
  extension: true,
  slow: true,
  // A row for each branch below the parent, default the agent. Its deposits and withdrawals do not depend on the
  // requested game type.
  input: () =>
    z.object({
      ...range,
      parentId: z.optional(idText),
      gameType,
      search,
      sortColumn: z._default(
        z.enum([
          'account',
          'teamCount',
          'activeMembers',
          'deposits',
          'withdrawals',
          'betAmount',
          'winAmount',
          'netAmount',
        ]),
        'betAmount',
      ),
      sortType,
      ...pageAndSize,
    }),
  value: () =>
    z.object({
      list: list(teamRow),
      totalPages: count,
      totalCount: count,
      /** Over every row of the query, not of the page. */
      totals: teamTotals,
      path: list(step),
    }),
  errors: refusals,
})

const profitSums = {
  deposits: money,
  withdrawals: money,
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  rebate: money,
  bonus: money,
  /** Dividends and salaries received, less those paid on. */
  salary: money,
  /** Payouts less stakes, plus rebate, bonus and salary: the person's profit or loss. */
  netAmount: money,
}

const profit = endpoint({
  id: 'report.profit',
  method: 'GET',
  path: '/wps/ext/report/profit',
  module: 'AGETEAMPNL3',
  token: 'required',
  effect: 'read',
  extension: true,
  slow: true,
  // A row for each person of the team with any figure in the range. With a game type the row contains only play of that
  // type: cash, rebate, bonus and salary belong to no game type and are 0.00.
  input: () =>
    z.object({
      ...range,
      parentId: z.optional(idText),
      gameType,
      search,
      sortColumn: z._default(
        z.enum(['account', 'level', 'deposits', 'withdrawals', 'betAmount', 'winAmount', 'netAmount']),
        'netAmount',
      ),
      sortType,
      ...pageAndSize,
    }),
  value: () =>
    z.object({
      list: list(
        z.object({
          id: maybeText,
          account: maybeText,
          available: flag,
          type: maybeCount,
          level: maybeCount,
          ...profitSums,
        }),
      ),
      totalPages: count,
      totalCount: count,
      totals: z.object(profitSums),
      path: list(step),
    }),
  errors: refusals,
})

const personal = endpoint({
  id: 'report.personal',
  method: 'GET',
  path: '/wps/ext/report/personal',
  // Reading: the module of the account record, as for bet records.
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ ...range, gameType }),
  value: () =>
    z.object({
      totals: z.object(profitSums),
      /** One row a day that has any figure, newest first. Its day is the merchant's calendar date, yyyy-MM-dd. */
      list: list(z.object({ day: text, ...profitSums })),
    }),
  errors: { 'date.range.too.long': { field: 'startTime' } },
})

const dailySums = {
  newMembers: count,
  activeMembers: count,
  deposits: money,
  withdrawals: money,
  ...bettingSums,
}

const daily = endpoint({
  id: 'report.daily',
  method: 'GET',
  path: '/wps/ext/report/daily',
  module: 'AGEPAG',
  token: 'required',
  effect: 'read',
  extension: true,
  slow: true,
  input: () => z.object({ ...range, gameType, sortType, ...pageAndSize }),
  value: () =>
    z.object({
      /** One row for every day of the range, including days without figures. */
      list: list(z.object({ day: text, ...dailySums })),
      totalPages: count,
      totalCount: count,
      /** Active members over the range are counted once each, so they are not the sum of the days. */
      totals: z.object(dailySums),
    }),
  errors: { 'date.range.too.long': { field: 'startTime' } },
})

const byGame = endpoint({
  id: 'report.byGame',
  method: 'GET',
  path: '/wps/ext/report/byGame',
  module: 'TEAMBETTING3',
  token: 'required',
  effect: 'read',
  extension: true,
  slow: true,
  input: () => z.object({ ...range, parentId: z.optional(idText) }),
  value: () =>
    z.object({
      list: list(z.object({ gameType: text, activeMembers: count, ...bettingSums })),
      totals: z.object({ activeMembers: count, ...bettingSums }),
    }),
  errors: refusals,
})

/** Reports of the agent centre, and a member's own profit and loss. */
export const report = {
  'report.team': team,
  'report.profit': profit,
  'report.personal': personal,
  'report.daily': daily,
  'report.byGame': byGame,
  ...reportAccounts,
}
