import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { count, instant, list, maybeCount, maybeText, money, text } from '../../contract/scalars.ts'

/** Types of the account record. `dividend` is a promotion, `real_time_wage` travels as `daily_wage`. */
export const statementTypes = Object.freeze([
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'referral_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'other',
] as const)

/** One of the types. */
export type StatementType = (typeof statementTypes)[number]

/** A movement of money on the person's account. */
const statementRow = z.object({
  txId: text,
  txTypeId: text,
  txTypeName: z.string(),
  txTimeInTimestamp: instant,
  /** Negative left the account. */
  amount: money,
  currentAvailBalance: money,
  orderNo: text,
  remark: maybeText,
  /** Whose transaction it is, in the agent's view. */
  customerName: maybeText,
})

const transactions = endpoint({
  id: 'statement.transactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      /** Types, separated by commas; '' is all. */
      codeTypes: z._default(textUpTo(200), ''),
      /** A member of the caller's own subtree; '' is the caller. */
      subordinateName: z._default(textUpTo(64), ''),
      startTime: instant,
      endTime: instant,
      ...pageAndSize,
      // Wire fact 3.18: ten rows a page.
      size: z._default(count, 10),
      language,
    }),
  value: () =>
    z.object({
      list: list(statementRow),
      totalPages: z._default(count, 0),
      // Extension: sums over every page of the query.
      totalCount: maybeCount,
      totals: z.nullish(z.object({ incoming: money, outgoing: money, net: money })),
    }),
  // Reading: the wire facts say at most 30 days; the requirements say 90, and three months in one view.
  errors: {
    'date.range.too.long': { field: 'startTime' },
    'statement.type.unknown': { field: 'codeTypes' },
    'statement.subordinate.foreign': { field: 'subordinateName' },
  },
  fills: languageFill,
})

const summary = endpoint({
  id: 'statement.summary',
  method: 'GET',
  // Extension: play and payments of a span on one page, up to twelve months, with net deposits since opening.
  path: '/wps/ext/statement/summary',
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ startTime: instant, endTime: instant }),
  value: () =>
    z.object({
      deposits: money,
      withdrawals: money,
      /** Transfers from and to other people, counted apart from deposits. */
      transfersIn: money,
      transfersOut: money,
      stake: money,
      validBet: money,
      winnings: money,
      rebate: money,
      bonus: money,
      /** Dividends and salaries under agreements; they are no bonus. */
      salary: z._default(money, '0.00'),
      /** Winnings, rebate, bonus and salary less stake. */
      net: money,
      netDepositsSinceOpening: money,
      openedAt: instant,
    }),
  errors: { 'date.range.too.long': { field: 'startTime' } },
})

/** The account record. */
export const statement = { 'statement.transactions': transactions, 'statement.summary': summary }
