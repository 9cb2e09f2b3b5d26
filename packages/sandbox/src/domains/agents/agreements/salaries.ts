import { MINUTE } from '@croupier/locales/calendar'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, post } from '../../../core/ledger/ledger.ts'
import { type Context } from '../../../Context.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { depthOf } from '../team/tree.ts'
import { SALARY_BOOKINGS } from './bookings.ts'
import { note } from './events.ts'
import { agentBudget, type AgentBudget } from './agentBudget.ts'
import { runsOut } from './openList.ts'
import { periodOf, grainOf } from './periods.ts'
import { nextRebateRun, settleRebates } from './rebates.ts'
import type { Agreement, Salary } from './rows.ts'
import { settle } from './settlement.ts'

/** Counter that holds the next moment at which anything of this subject is due. */
const NEXT = 'salaries.next'
/** Interval for retrying a salary that its upline could not pay. */
const RETRY_MS = MINUTE

/** Whether {@link settleDueSalaries} would have anything to do. */
export function salariesAreDue(context: Context): boolean {
  return context.clock.now() >= (context.tables.counters.get(NEXT) ?? 0)
}

/** Makes the next request check for due work: an agreement began, or the clock was set. */
export function lookAgain(context: Context): void {
  if ((context.tables.counters.get(NEXT) ?? 0) > 0) context.tables.counters.put(NEXT, 0)
}

/**
 * Does what is due: offers that expired, every period that ended since the last run, rebates of the
 * days gone by, and salaries whose payer now has the money. Each period is paid once, however far the clock jumps: an
 * agreement records up to when it is settled, and that moment only moves forward. Returns the number of payments.
 */
export function settleDueSalaries(context: Context): number {
  const now = context.clock.now()
  let paid = 0
  for (const offer of context.tables.agreements.by('open', 'offer')) {
    if (now >= offer.expiresAt)
      context.apart(`agreement ${offer.id}`, () => end(context, offer, 'R', 'expired', offer.expiresAt))
  }
  const owed: Salary[] = []
  // Replaced ones first: what they carry over belongs to their successors.
  for (const agreement of context.tables.agreements.by('open', 'runsOut')) {
    if (now >= (agreement.settlesTo ?? now))
      context.apart(`agreement ${agreement.id}`, () => {
        owed.push(...settle(context, agreement, agreement.settlesTo ?? now))
      })
  }
  for (const agreement of context.tables.agreements.by('open', 'inForce')) {
    context.apart(`agreement ${agreement.id}`, () => {
      const until = periodOf(agreement, now, timeZoneOf(context, agreement)).from
      owed.push(...settle(context, agreement, until))
    })
  }
  owed.sort((a, b) => a.to - b.to || depthOf(context, a.memberId) - depthOf(context, b.memberId))
  paid += settleRebates(context)
  const budget = agentBudget(context)
  const payApart = (salary: Salary, at: number) =>
    context.apart(`salary ${salary.id}`, () => {
      if (pay(context, budget, salary, at)) paid++
    })
  for (const salary of owed) payApart(salary, salary.to)
  const tried = new Set(owed.map((salary) => salary.id))
  for (const salary of context.tables.salaries.by('due', 'due')) if (!tried.has(salary.id)) payApart(salary, now)
  let next = now + RETRY_MS
  context.apart('the next look at agreements', () => {
    next = nextRun(context, now)
  })
  context.tables.counters.put(NEXT, next)
  return paid
}

/**
 * Settles the running period of an agreement that ends now, and pays. A step that has begun is not counted.
 * An agreement it replaced that still had to pay its last period ends with it.
 */
export function settleToEnd(context: Context, agreement: Agreement): void {
  const now = context.clock.now()
  const grain = grainOf(agreement.kind)
  const until = Math.floor(now / grain) * grain
  const former = context.tables.agreements
    .by('member', String(agreement.memberId))
    .find((one) => runsOut(one) && one.kind === agreement.kind && one.productType === agreement.productType)
  const budget = agentBudget(context)
  const ending = former ? [{ ...former, settlesTo: until, endedAt: now }, agreement] : [agreement]
  for (const one of ending) {
    context.tables.agreements.put(one.id, one)
    for (const salary of settle(context, one, until)) pay(context, budget, salary, now)
  }
}

/**
 * Ends an agreement that another one replaces: its terms still pay the whole running period, so that neither party
 * can pick a favourable part of a period. Returns the moment from which the next agreement counts.
 */
export function letRunOut(context: Context, former: Agreement): number {
  const now = context.clock.now()
  const begins = former.settledTo ?? now
  // It has not begun to count, so the next one replaces it entirely.
  if (begins > now) {
    end(context, former, 'C', 'replaced')
    return begins
  }
  const { to } = periodOf(former, now, timeZoneOf(context, former))
  context.tables.agreements.put(former.id, { ...former, settlesTo: to })
  end(context, former, 'C', 'replaced', to)
  return to
}

/** Records the end of an agreement or offer. */
export function end(
  context: Context,
  agreement: Agreement,
  status: 'R' | 'C',
  endReason: NonNullable<Agreement['endReason']>,
  at = context.clock.now(),
): Agreement {
  const latest = context.tables.agreements.get(agreement.id) ?? agreement
  const ended: Agreement = { ...latest, status, endReason, endedAt: at, requestedBy: null }
  context.tables.agreements.put(ended.id, ended)
  // A replaced agreement ends later than its replacement.
  if (endReason === 'replaced' || endReason === 'upline') note(context, ended, endReason, 'platform')
  if (endReason === 'expired') note(context, ended, endReason, 'platform', at)
  return ended
}

/**
 * Posts the payment once: from the upline, or from the operator for the top of a team. False while the upline has too
 * little money of its own (bonus money is on other accounts and never pays a salary), or while the team's play has
 * not left the operator enough.
 */
function pay(context: Context, budget: AgentBudget, salary: Salary, at: number): boolean {
  const payer = salary.uplineId === null ? houseAccount(salary.merchant) : memberAccount(salary.uplineId)
  if (
    salary.uplineId === null
      ? !budget.take({ id: salary.memberId, merchant: salary.merchant }, salary.amount)
      : balanceOf(context, payer) < salary.amount
  )
    return false
  post(context, {
    kind: SALARY_BOOKINGS[salary.kind],
    reference: salary.id,
    at,
    moves: [{ from: payer, to: memberAccount(salary.memberId), amount: salary.amount }],
  })
  context.tables.salaries.put(salary.id, { ...salary, paidAt: at })
  return true
}

/** The next moment at which something ends: a period, an offer, a day with rebates, or the wait before a retry. */
function nextRun(context: Context, now: number): number {
  let next = nextRebateRun(context, now)
  for (const agreement of context.tables.agreements.by('open', 'inForce')) {
    next = Math.min(next, periodOf(agreement, now, timeZoneOf(context, agreement)).to)
  }
  for (const { settlesTo } of context.tables.agreements.by('open', 'runsOut')) next = Math.min(next, settlesTo ?? now)
  for (const offer of context.tables.agreements.by('open', 'offer')) next = Math.min(next, offer.expiresAt)
  const waiting = context.tables.salaries.keysBy('due', 'due').length + context.tables.stuckWork.size
  if (waiting > 0) next = Math.min(next, now + RETRY_MS)
  return next
}
