import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { gameType, range, sortType } from './query.ts'
import { count, flag, instant, list, maybeMoney, maybeText, money, text } from '../../contract/scalars.ts'

const incomeSums = {
  rebate: money,
  dividend: money,
  dailySalary: money,
  hourlySalary: money,
  realTimeSalary: money,
  /** Dividends and salaries paid on to downlines. */
  paidOn: money,
  /** The five kinds received, less what was passed on. */
  income: money,
}

const income = endpoint({
  id: 'report.income',
  method: 'GET',
  path: '/wps/report/income',
  module: 'AGEREV3',
  token: 'required',
  effect: 'read',
  // With a game type: rebates on that play, and payments of contracts only for it. Contracts for all games are
  // excluded.
  input: () => z.object({ ...range, gameType, sortType, ...pageAndSize }),
  value: () =>
    z.object({
      /** One row a day that has any figure. */
      list: list(z.object({ day: text, ...incomeSums })),
      totalPages: count,
      totalCount: count,
      totals: z.object(incomeSums),
    }),
  errors: { 'date.range.too.long': { field: 'startTime' } },
})

const transactions = endpoint({
  id: 'report.transactions',
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  module: 'AGEDOWNTRANS3',
  token: 'required',
  effect: 'read',
  slow: true,
  // Names as in the account record's query and row (wire fact 3.18).
  input: () =>
    z.object({
      ...range,
      /** A part of a name; '' is the whole team. */
      subordinateName: z._default(textUpTo(64), ''),
      /** Types of the account record, separated by commas; '' is all. */
      codeTypes: z._default(textUpTo(200), ''),
      /** An extension: bets and wins of only this game type. */
      gameType,
      language,
      ...pageAndSize,
    }),
  value: () =>
    z.object({
      list: list(
        z.object({
          txId: text,
          /** Type of the account record, and its name in the requested language. */
          txTypeId: text,
          txTypeName: text,
          txTimeInTimestamp: instant,
          /** Negative left the account. */
          amount: money,
          /** Null for somebody who is not available. */
          currentAvailBalance: maybeMoney,
          orderNo: maybeText,
          customerName: maybeText,
          available: flag,
        }),
      ),
      totalPages: count,
      totalCount: count,
      totals: z.object({ paid: money, received: money }),
    }),
  errors: {
    'date.range.too.long': { field: 'startTime' },
    'statement.type.unknown': { field: 'codeTypes' },
  },
  fills: languageFill,
})

/** What an agent earned, and what moved in the team. */
export const reportAccounts = {
  'report.income': income,
  'report.transactions': transactions,
}
