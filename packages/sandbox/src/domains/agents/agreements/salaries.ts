import { MINUTE } from '@croupier/locales/calendar'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, post } from '../../../core/ledger/ledger.ts'
import { type World } from '../../../World.ts'
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

/** Counter that holds the next moment anything of this subject is due. */
const NEXT = 'salaries.next'
/** A salary its upline could not pay is tried again this often. */
const RETRY_MS = MINUTE

/** Whether {@link settleDueSalaries} would have anything to do. */
export function salariesAreDue(world: World): boolean {
  return world.clock.now() >= (world.tables.counters.get(NEXT) ?? 0)
}

/** Makes the next look happen with the next request: an agreement began, or the clock was set. */
export function lookAgain(world: World): void {
  if ((world.tables.counters.get(NEXT) ?? 0) > 0) world.tables.counters.put(NEXT, 0)
}

/**
 * Does what the clock says is due: offers that ran out, every period that ended since the last time, rebates of the
 * days gone by, and salaries whose payer has the money now. Each period is paid once, however far the clock jumps: an
 * agreement knows up to when it is settled, and that moment only moves forward. Returns the number of payments made.
 */
export function settleDueSalaries(world: World): number {
  const now = world.clock.now()
  let paid = 0
  for (const offer of world.tables.agreements.by('open', 'offer')) {
    if (now >= offer.expiresAt)
      world.apart(`agreement ${offer.id}`, () => end(world, offer, 'R', 'expired', offer.expiresAt))
  }
  const owed: Salary[] = []
  // Replaced ones first: what they carry over belongs to their successors.
  for (const agreement of world.tables.agreements.by('open', 'runsOut')) {
    if (now >= (agreement.settlesTo ?? now))
      world.apart(`agreement ${agreement.id}`, () => {
        owed.push(...settle(world, agreement, agreement.settlesTo ?? now))
      })
  }
  for (const agreement of world.tables.agreements.by('open', 'inForce')) {
    world.apart(`agreement ${agreement.id}`, () => {
      const until = periodOf(agreement, now, timeZoneOf(world, agreement)).from
      owed.push(...settle(world, agreement, until))
    })
  }
  owed.sort((a, b) => a.to - b.to || depthOf(world, a.memberId) - depthOf(world, b.memberId))
  paid += settleRebates(world)
  const budget = agentBudget(world)
  const payApart = (salary: Salary, at: number) =>
    world.apart(`salary ${salary.id}`, () => {
      if (pay(world, budget, salary, at)) paid++
    })
  for (const salary of owed) payApart(salary, salary.to)
  const tried = new Set(owed.map((salary) => salary.id))
  for (const salary of world.tables.salaries.by('due', 'due')) if (!tried.has(salary.id)) payApart(salary, now)
  let next = now + RETRY_MS
  world.apart('the next look at agreements', () => {
    next = nextRun(world, now)
  })
  world.tables.counters.put(NEXT, next)
  return paid
}

/**
 * Settles the running period of an agreement that ends now, and pays. The part of a step already begun is not counted.
 * One it replaced that was still to pay its last period ends with it.
 */
export function settleToEnd(world: World, agreement: Agreement): void {
  const now = world.clock.now()
  const grain = grainOf(agreement.kind)
  const until = Math.floor(now / grain) * grain
  const former = world.tables.agreements
    .by('member', String(agreement.memberId))
    .find((one) => runsOut(one) && one.kind === agreement.kind && one.productType === agreement.productType)
  const budget = agentBudget(world)
  const ending = former ? [{ ...former, settlesTo: until, endedAt: now }, agreement] : [agreement]
  for (const one of ending) {
    world.tables.agreements.put(one.id, one)
    for (const salary of settle(world, one, until)) pay(world, budget, salary, now)
  }
}

/**
 * Ends an agreement that another one replaces: its terms still pay the whole period that is running, so that nobody
 * picks the half of a period that suits. Returns the moment from which the next agreement counts.
 */
export function letRunOut(world: World, former: Agreement): number {
  const now = world.clock.now()
  const begins = former.settledTo ?? now
  // It has not begun to count: the next one takes its place.
  if (begins > now) {
    end(world, former, 'C', 'replaced')
    return begins
  }
  const { to } = periodOf(former, now, timeZoneOf(world, former))
  world.tables.agreements.put(former.id, { ...former, settlesTo: to })
  end(world, former, 'C', 'replaced', to)
  return to
}

/** Writes an agreement's or offer's end. */
export function end(
  world: World,
  agreement: Agreement,
  status: 'R' | 'C',
  endReason: NonNullable<Agreement['endReason']>,
  at = world.clock.now(),
): Agreement {
  const latest = world.tables.agreements.get(agreement.id) ?? agreement
  const ended: Agreement = { ...latest, status, endReason, endedAt: at, requestedBy: null }
  world.tables.agreements.put(ended.id, ended)
  // A replaced one ends later than it is replaced.
  if (endReason === 'replaced' || endReason === 'upline') note(world, ended, endReason, 'platform')
  if (endReason === 'expired') note(world, ended, endReason, 'platform', at)
  return ended
}

/**
 * Moves the money once: from the upline, or from the house for the top of a team. False while the upline has too little
 * money of its own: what a bonus binds is on other accounts and never pays a salary. False too while the team's play has
 * not left the house enough.
 */
function pay(world: World, budget: AgentBudget, salary: Salary, at: number): boolean {
  const payer = salary.uplineId === null ? houseAccount(salary.merchant) : memberAccount(salary.uplineId)
  if (
    salary.uplineId === null
      ? !budget.take({ id: salary.memberId, merchant: salary.merchant }, salary.amount)
      : balanceOf(world, payer) < salary.amount
  )
    return false
  post(world, {
    kind: SALARY_BOOKINGS[salary.kind],
    reference: salary.id,
    at,
    moves: [{ from: payer, to: memberAccount(salary.memberId), amount: salary.amount }],
  })
  world.tables.salaries.put(salary.id, { ...salary, paidAt: at })
  return true
}

/** The next moment something ends: a period, an offer, a day with rebates, or the wait before trying a debt again. */
function nextRun(world: World, now: number): number {
  let next = nextRebateRun(world, now)
  for (const agreement of world.tables.agreements.by('open', 'inForce')) {
    next = Math.min(next, periodOf(agreement, now, timeZoneOf(world, agreement)).to)
  }
  for (const { settlesTo } of world.tables.agreements.by('open', 'runsOut')) next = Math.min(next, settlesTo ?? now)
  for (const offer of world.tables.agreements.by('open', 'offer')) next = Math.min(next, offer.expiresAt)
  const waiting = world.tables.salaries.keysBy('due', 'due').length + world.tables.stuckWork.size
  if (waiting > 0) next = Math.min(next, now + RETRY_MS)
  return next
}
