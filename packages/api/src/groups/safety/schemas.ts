import * as z from 'zod/mini'
import { count, flag, instant, list, maybeInstant, maybeCount, maybeMoney, money } from '../../contract/scalars.ts'

// No known platform has player safety in its API; the whole subject belongs to this contract (requirements, section 3).
// Reading: modules and token as for all member calls; none of these calls moves money.

/** Fields that all calls about the member's own safety share. */
export const ownPart = { module: 'COMM3', token: 'required', extension: true } as const

/** Money limits: all deposits (the only one called deposit limit), net loss, stakes. */
export const moneyLimitKind = z.enum(['deposit', 'loss', 'wager'])
/** Calendar periods by the market's clock: from midnight, Monday, the first of the month. */
export const limitPeriod = z.enum(['day', 'week', 'month'])
/** Lengths of breaks: hours, days, weeks, months, years. Which are offered is in `safety.rules`. */
export const breakLength = z.enum(['24h', '7d', '30d', '6w', '6m', '1y', '5y'])

const raiseTimes = { askedAt: instant, ripeAt: instant, lapsesAt: instant }

const moneyLimit = z.object({
  kind: moneyLimitKind,
  period: limitPeriod,
  amount: money,
  used: money,
  left: money,
  /** True for the limit of its kind with the least left: the one that applies. */
  binds: flag,
  since: instant,
  startedAt: instant,
  restartsAt: instant,
  /** A raise or removal that waits: not before `ripeAt`, confirmed before `lapsesAt`. No amount means removal. */
  raise: z.nullish(z.object({ amount: maybeMoney, ...raiseTimes })),
})

const sessionLimit = z.object({
  minutes: count,
  since: instant,
  raise: z.nullish(z.object({ minutes: maybeCount, ...raiseTimes })),
})

/** A break as its member sees it. */
export const pause = z.object({
  kind: z.enum(['timeOut', 'exclusion']),
  length: breakLength,
  /**
   * 'running'; 'over' once the end has passed and the member has to ask to play again; 'returning' on the waiting day.
   */
  phase: z.enum(['running', 'over', 'returning']),
  startedAt: instant,
  endsAt: instant,
  returnAskedAt: maybeInstant,
  returnsAt: maybeInstant,
})

/** Limits, reminder, break and pending questions in one response. */
export const overviewValue = z.object({
  limits: list(moneyLimit),
  session: z.nullish(sessionLimit),
  reminderMinutes: count,
  pause: z.nullish(pause),
  /** Ask about limits now: for the first time, or to look at them again. */
  prompt: z.enum(['none', 'first', 'review']),
  /** Nothing was deposited yet: the question about limits and the protection of balances come first. */
  firstDeposit: flag,
  /** When the member confirmed having read how balances are protected. */
  protectionReadAt: maybeInstant,
  /** A deposit limit, or explicitly none, has to be chosen before money and play. */
  limitsFirst: z._default(flag, false),
  /** The declaration is required: never made in a market that bars groups, or not since the login. */
  declarationDue: z._default(flag, false),
})
