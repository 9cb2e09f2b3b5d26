import { MINUTE } from '@croupier/locales/calendar'
import { houseAccount, memberAccount } from '../../core/ledger/accounts.ts'
import { nextNumber } from '../../core/state/CoreWorld.ts'
import { balanceOf, post } from '../../core/ledger/ledger.ts'
import { type World } from '../../World.ts'
import { timeZoneOf } from '../merchants/timeZone.ts'
import { depthOf } from '../team/tree.ts'
import { SALARY_BOOKINGS } from './bookings.ts'
import { periodSums, type PeriodSums } from './figures.ts'
import { periodOf, stepFrom, grainOf } from './periods.ts'
import { nextRebateRun, settleRebates } from './rebates.ts'
import type { Agreement, Salary } from './rows.ts'
import { payFor } from './terms.ts'

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
 * days gone by, and salaries whose upline has the money now. Each period is paid once, however far the clock jumps: an
 * agreement knows up to when it is settled, and that moment only moves forward. Returns the number of payments made.
 */
export function settleDueSalaries(world: World): number {
  const now = world.clock.now()
  let paid = 0
  for (const offer of world.tables.agreements.by('open', 'offer')) {
    if (now >= offer.expiresAt) end(world, offer, 'R', 'expired', offer.expiresAt)
  }
  const owed: Salary[] = []
  for (const agreement of world.tables.agreements.by('open', 'inForce')) {
    const until = periodOf(agreement, now, timeZoneOf(world, agreement)).from
    owed.push(...settle(world, agreement, until))
  }
  owed.sort((a, b) => a.to - b.to || depthOf(world, a.memberId) - depthOf(world, b.memberId))
  paid += settleRebates(world)
  for (const salary of owed) if (pay(world, salary, salary.to)) paid++
  paid += payWaiting(world, new Set(owed.map((salary) => salary.id)))
  world.tables.counters.put(NEXT, nextRun(world, now))
  return paid
}

/** Settles the running period of an agreement that ends now, and pays. The part of a step already begun is not counted. */
export function settleToEnd(world: World, agreement: Agreement): void {
  const now = world.clock.now()
  const grain = grainOf(agreement.kind)
  for (const salary of settle(world, agreement, Math.floor(now / grain) * grain)) pay(world, salary, now)
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
  return ended
}

/** Agreements with what they owe for the periods up to `until`, as salaries not yet paid. Moves their mark. */
function settle(world: World, agreement: Agreement, until: number): Salary[] {
  const from = agreement.settledTo
  const merchant = world.merchants.get(agreement.merchant)
  if (from === null || !merchant || until <= from) return []
  const sums = periodSums(world, merchant, agreement, { from, to: until })
  world.tables.agreements.put(agreement.id, { ...agreement, settledTo: until })
  return sums.flatMap((period) => {
    const owed = owedFor(agreement, period)
    if (!owed) return []
    const salary: Salary = {
      id: `S${String(nextNumber(world, 'salary', 1)).padStart(8, '0')}`,
      agreementId: agreement.id,
      merchant: agreement.merchant,
      kind: agreement.kind,
      productType: agreement.productType,
      uplineId: agreement.uplineId,
      memberId: agreement.memberId,
      ...period,
      ...owed,
      paidAt: null,
    }
    world.tables.salaries.put(salary.id, salary)
    return [salary]
  })
}

/** What an agreement pays for one period; null for nothing. */
export function owedFor(
  { kind, tiers }: Pick<Agreement, 'kind' | 'tiers'>,
  period: PeriodSums,
): Pick<Salary, 'rateType' | 'rate' | 'amount'> | null {
  if (kind === 'realTime') {
    const amount = period.winWage + period.lossWage
    return amount > 0n ? { rateType: tiers[0]?.rateType ?? 'P', rate: 0n, amount } : null
  }
  const pay = payFor(kind, tiers, period)
  return pay && { rateType: pay.tier.rateType, rate: pay.tier.rate, amount: pay.amount }
}

/** Moves the money once: from the upline, or from the house for the top of a team. False while the upline has too little. */
function pay(world: World, salary: Salary, at: number): boolean {
  const payer = salary.uplineId === null ? houseAccount(salary.merchant) : memberAccount(salary.uplineId)
  if (salary.uplineId !== null && balanceOf(world, payer) < salary.amount) return false
  post(world, {
    kind: SALARY_BOOKINGS[salary.kind],
    reference: salary.id,
    at,
    moves: [{ from: payer, to: memberAccount(salary.memberId), amount: salary.amount }],
  })
  world.tables.salaries.put(salary.id, { ...salary, paidAt: at })
  return true
}

function payWaiting(world: World, tried: ReadonlySet<string>): number {
  let paid = 0
  for (const salary of world.tables.salaries.by('due', 'due')) {
    if (!tried.has(salary.id) && pay(world, salary, world.clock.now())) paid++
  }
  return paid
}

/** The next moment something ends: a period, an offer, a day with rebates, or the wait before trying a debt again. */
function nextRun(world: World, now: number): number {
  let next = nextRebateRun(world, now)
  for (const agreement of world.tables.agreements.by('open', 'inForce')) {
    next = Math.min(next, periodOf(agreement, now, timeZoneOf(world, agreement)).to)
  }
  for (const offer of world.tables.agreements.by('open', 'offer')) next = Math.min(next, offer.expiresAt)
  if (world.tables.salaries.keysBy('due', 'due').size > 0) next = Math.min(next, now + RETRY_MS)
  return next
}

/** The moment an agreement counts from when it comes into force now. */
export const countsFrom = (world: World, agreement: Agreement): number => stepFrom(agreement.kind, world.clock.now())
