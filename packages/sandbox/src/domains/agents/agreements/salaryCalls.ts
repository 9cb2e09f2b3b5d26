import { Refusal } from '../../../Refusal.ts'
import type { Received } from '@croupier/api'
import { memberSums, wageSums } from './figures.ts'
import type { AgreementKind, Salary } from './rows.ts'
import { rateText } from './terms.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import type { Member } from '../../identity/members/rows.ts'
import { daysOf } from '../team/days.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { partyOf } from './entries.ts'

/** Most people in the breakdown of a salary; the rest share one row. */
const MOST_ROWS = 100

function salaryEntry(context: Context, salary: Salary, viewer: Member) {
  const party = partyOf(context, salary, viewer)
  return {
    id: salary.id,
    agreementId: salary.agreementId,
    kind: salary.kind,
    productType: salary.productType,
    startTime: salary.from,
    endTime: salary.to,
    direction: salary.memberId === viewer.id ? ('in' as const) : ('out' as const),
    partyAccount: party.account,
    partyAvailable: party.available,
    turnover: salary.turnover,
    netLoss: salary.netLoss,
    carriedOver: salary.carriedOver,
    activeMember: salary.activeMembers,
    rateType: salary.rateType,
    rate: rateText(salary, salary.rate),
    amount: salary.amount,
    status: salary.paidAt === null ? ('due' as const) : ('paid' as const),
    paidAt: salary.paidAt,
  }
}

/** The list of one kind: periods that ended in the range, latest first. */
function list(context: Context, call: Call, kind: AgreementKind, input: Received<'salary.daily'>) {
  const { member } = signedIn(call)
  const days = daysOf(call.merchant, input)
  const found = context.tables.salaries
    .by(input.direction === 'in' ? 'member' : 'upline', String(member.id))
    .filter(
      (one) =>
        one.kind === kind &&
        one.to > days.from &&
        one.to <= days.to &&
        (!input.productType || one.productType === input.productType) &&
        (!input.status || (input.status === 'paid') === (one.paidAt !== null)),
    )
    .sort((a, b) => b.to - a.to || (a.id < b.id ? 1 : -1))
  const sum = (of: 'turnover' | 'netLoss' | 'amount') => found.reduce((total, one) => total + one[of], 0n)
  const { rows, totalPages, totalCount } = pageOf(found, input.page, input.size)
  return {
    list: rows.map((one) => salaryEntry(context, one, member)),
    totalPages,
    totalCount,
    totals: { turnover: sum('turnover'), netLoss: sum('netLoss'), amount: sum('amount') },
  }
}

/** Dividends and salaries paid under agreements. */
export const salaryHandlers: Handlers<'salary'> = {
  'salary.dividends': (context, call, input) => list(context, call, 'dividend', input),
  'salary.daily': (context, call, input) => list(context, call, 'daily', input),
  'salary.hourly': (context, call, input) => list(context, call, 'hourly', input),
  'salary.realTime': (context, call, input) => list(context, call, 'realTime', input),
  'salary.detail': (context, call, { id }) => {
    const { member } = signedIn(call)
    const salary = context.tables.salaries.get(id)
    if (!salary || (salary.memberId !== member.id && salary.uplineId !== member.id)) throw new Refusal('salary.unknown')
    return {
      ...salaryEntry(context, salary, member),
      members: breakdown(context, salary, member),
      winWage: salary.winWage,
      lossWage: salary.lossWage,
      wages: wagesOf(context, salary),
    }
  },
}

const wagesOf = (context: Context, salary: Salary) =>
  salary.kind === 'realTime'
    ? wageSums(context, salary, context.tables.agreements.get(salary.agreementId)?.tiers ?? []).map((sum) => ({
        ...sum,
        rate: rateText(sum, sum.rate),
      }))
    : []

function breakdown(context: Context, salary: Salary, viewer: Member) {
  const sums = memberSums(context, salary)
  const rows = sums.slice(0, MOST_ROWS).map(({ memberId, betCount, turnover, netLoss }) => {
    const member = context.tables.members.get(String(memberId))
    const available = memberId === viewer.id || (member !== undefined && contactable(context, member))
    return {
      account: available ? (member?.account ?? null) : null,
      available,
      betCount,
      turnover: turnover,
      netLoss: netLoss,
    }
  })
  const rest = sums.slice(MOST_ROWS)
  if (rest.length === 0) return rows
  const sum = (of: 'turnover' | 'netLoss') => rest.reduce((total, one) => total + one[of], 0n)
  const betCount = rest.reduce((total, one) => total + one.betCount, 0)
  return [...rows, { account: null, available: true, betCount, turnover: sum('turnover'), netLoss: sum('netLoss') }]
}
