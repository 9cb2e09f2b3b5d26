import * as z from 'zod/mini'
import { agreementKinds } from '../agreement/schemas.ts'
import { idText } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { count, flag, instant, list, maybeInstant, maybeText, money, text } from '../../contract/scalars.ts'
import { productType, productTypes } from '../../contract/product-types.ts'

// Payments of agreements. The agent centre has a list for each kind, each with its module; their calls are in no wire
// fact. Reading: everything is paid automatically when its period ends. An upline without enough money leaves a salary
// due, and it is paid as soon as there is enough.

/** One payment of an agreement for one period. */
export const salaryEntry = z.object({
  id: text,
  agreementId: text,
  kind: z.enum(agreementKinds),
  productType: z.enum(productTypes),
  /** The period: from, inclusive, to, exclusive. */
  startTime: instant,
  endTime: instant,
  /** 'in' when the caller received it, 'out' when the caller paid it. */
  direction: z.enum(['in', 'out']),
  /** The other party; null is the operator, or a downline the agent may know no more about. */
  partyAccount: maybeText,
  partyAvailable: flag,
  /** Basis of the calculation. */
  turnover: money,
  netLoss: money,
  /** Net result of earlier periods that was deducted first: "0.00", or the team's win. Dividends only. */
  carriedOver: z._default(money, '0.00'),
  activeMember: count,
  rateType: z.enum(['P', 'A']),
  /** Percent or amount; of real-time salary "0.00", as each bet has its own. */
  rate: money,
  amount: money,
  status: z.enum(['paid', 'due']),
  paidAt: maybeInstant,
})

const query = z.object({
  direction: z._default(z.enum(['in', 'out']), 'in'),
  productType: z.optional(productType),
  status: z.optional(z.enum(['paid', 'due'])),
  startTime: instant,
  endTime: instant,
  ...pageAndSize,
})

const value = z.object({
  list: list(salaryEntry),
  totalPages: count,
  totalCount: count,
  totals: z.object({ turnover: money, netLoss: money, amount: money }),
})

const errors = { 'date.range.too.long': { field: 'startTime' } } as const

const dividends = endpoint({
  id: 'salary.dividends',
  method: 'GET',
  path: '/wps/ext/salary/dividends',
  module: 'DIVIDEND',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => query,
  value: () => value,
  errors,
})

const daily = endpoint({
  id: 'salary.daily',
  method: 'GET',
  path: '/wps/ext/salary/daily',
  module: 'DAYSAL',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => query,
  value: () => value,
  errors,
})

const hourly = endpoint({
  id: 'salary.hourly',
  method: 'GET',
  path: '/wps/ext/salary/hourly',
  module: 'HOURSAL3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => query,
  value: () => value,
  errors,
})

const realTime = endpoint({
  id: 'salary.realTime',
  method: 'GET',
  path: '/wps/ext/salary/realTime',
  module: 'RTSALARY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => query,
  value: () => value,
  errors,
})

const detail = endpoint({
  id: 'salary.detail',
  method: 'GET',
  path: '/wps/ext/salary/detail',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ id: idText }),
  value: () =>
    z.object({
      ...salaryEntry.shape,
      /** The receiver's team in the period, largest turnover first; the rows add up to the figures above. */
      members: list(
        z.object({ account: maybeText, available: flag, betCount: count, turnover: money, netLoss: money }),
      ),
      /** Real-time salary: what bets won and bets lost brought. "0.00" for the other kinds. */
      winWage: money,
      lossWage: money,
      /** Real-time salary: the bets that each rate of the contract was counted for; their wages are the sums above. */
      wages: z._default(
        list(
          z.object({
            of: z.enum(['win', 'loss']),
            rateType: z.enum(['P', 'A']),
            rate: money,
            betCount: count,
            stake: money,
          }),
        ),
        [],
      ),
    }),
  errors: { 'salary.unknown': {} },
})

/** Dividends and salaries paid under agreements. */
export const salary = {
  'salary.dividends': dividends,
  'salary.daily': daily,
  'salary.hourly': hourly,
  'salary.realTime': realTime,
  'salary.detail': detail,
}
