import * as z from 'zod/mini'
import { askedAmount } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { pageAndSize } from './paging.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  nothing,
  successOnly,
  text,
} from './scalars.ts'

// No known platform has player safety in its wire; the whole subject is this contract's own (requirements, section 3).
// Reading: modules and token as everything of the member; none of these calls moves money.

const ownPart = { module: 'COMM3', token: 'required', extension: true } as const

/** Limits of money: all paid in (the only one called deposit limit), net loss, stakes [G-09]. */
export const moneyLimitKind = z.enum(['deposit', 'loss', 'wager'])
/** Calendar periods by the market's clock: from midnight, Monday, the first of the month [G-12] [G-16]. */
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
  /** True for the limit of its kind with the least left: the one that applies [G-12]. */
  binds: flag,
  since: instant,
  startedAt: instant,
  restartsAt: instant,
  /** A raise or removal that waits: not before `ripeAt`, confirmed before `lapsesAt` [G-13]. No amount means removal. */
  raise: z.nullish(z.object({ amount: maybeMoney, ...raiseTimes })),
})

const sessionLimit = z.object({
  minutes: count,
  since: instant,
  raise: z.nullish(z.object({ minutes: maybeCount, ...raiseTimes })),
})

const pause = z.object({
  kind: z.enum(['timeOut', 'exclusion']),
  length: breakLength,
  /** 'running'; 'over' once the end is past and the member has to ask to play again; 'returning' in the waiting day. */
  phase: z.enum(['running', 'over', 'returning']),
  startedAt: instant,
  endsAt: instant,
  returnAskedAt: maybeInstant,
  returnsAt: maybeInstant,
})

const overviewValue = z.object({
  limits: list(moneyLimit),
  session: z.nullish(sessionLimit),
  reminderMinutes: count,
  pause: z.nullish(pause),
  /** Ask about limits now: for the first time [G-04], or to look at them again [G-18]. */
  prompt: z.enum(['none', 'first', 'review']),
})

const rules = endpoint({
  id: 'safety.rules',
  method: 'GET',
  path: '/wps/ext/safety/rules',
  extension: true,
  module: 'COMM3',
  effect: 'read',
  input: nothing,
  value: z.object({
    market: text,
    minimumAge: count,
    currency: text,
    /** 'calendar': periods start by the market's clock, not with the first deposit [G-16]. */
    periodStart: z.enum(['calendar', 'rolling']),
    /** Hours a raise waits before it can be confirmed, and whether it also waits for its period to end. */
    raiseWaitHours: count,
    raiseWaitsForPeriod: flag,
    confirmWithinHours: count,
    reminder: z.object({ usual: count, least: count, most: count }),
    timeOuts: list(breakLength),
    exclusions: list(breakLength),
    /** Hours between the request to play again after a self-exclusion and its being in force. */
    returnWaitHours: count,
    reviewEveryDays: count,
    /** Minutes without play after which a new sitting begins. */
    restMinutes: count,
  }),
})

const overview = endpoint({
  id: 'safety.overview',
  method: 'GET',
  path: '/wps/ext/safety/overview',
  ...ownPart,
  effect: 'read',
  input: nothing,
  value: overviewValue,
})

const limitErrors = ['safety.limit.invalid', 'safety.limit.unknown'] as const
const moneyLimitName = { kind: moneyLimitKind, period: limitPeriod }
const anyLimitName = {
  kind: z.enum(['deposit', 'loss', 'wager', 'session']),
  /** Left out for the session limit. */
  period: z.optional(limitPeriod),
}

const setLimit = endpoint({
  id: 'safety.setLimit',
  method: 'POST',
  path: '/wps/ext/safety/limits',
  ...ownPart,
  effect: 'write',
  /** A first or lower amount is in force when this answers; a higher one is a `raise` of the overview. */
  input: z.object({ ...moneyLimitName, amount: askedAmount }),
  value: overviewValue,
  errors: [...limitErrors, 'safety.limit.same'],
})

const setSessionLimit = endpoint({
  id: 'safety.setSessionLimit',
  method: 'POST',
  path: '/wps/ext/safety/limits/session',
  ...ownPart,
  effect: 'write',
  /** 10 to 1,440 minutes of one sitting [G-23]. */
  input: z.object({ minutes: count }),
  value: overviewValue,
  errors: [...limitErrors, 'safety.limit.same'],
})

const removeLimit = endpoint({
  id: 'safety.removeLimit',
  method: 'POST',
  path: '/wps/ext/safety/limits/remove',
  ...ownPart,
  effect: 'write',
  input: z.object(anyLimitName),
  value: overviewValue,
  errors: limitErrors,
})

const confirmRaise = endpoint({
  id: 'safety.confirmRaise',
  method: 'POST',
  path: '/wps/ext/safety/limits/confirm',
  ...ownPart,
  effect: 'write',
  input: z.object(anyLimitName),
  value: overviewValue,
  errors: [...limitErrors, 'safety.raise.none', 'safety.raise.waiting'],
})

const cancelRaise = endpoint({
  id: 'safety.cancelRaise',
  method: 'POST',
  path: '/wps/ext/safety/limits/cancel',
  ...ownPart,
  effect: 'write',
  input: z.object(anyLimitName),
  value: overviewValue,
  errors: [...limitErrors, 'safety.raise.none'],
})

const setReminder = endpoint({
  id: 'safety.setReminder',
  method: 'POST',
  path: '/wps/ext/safety/reminder',
  ...ownPart,
  effect: 'write',
  input: z.object({ minutes: count }),
  value: overviewValue,
  errors: ['safety.reminder.invalid'],
})

const review = endpoint({
  id: 'safety.review',
  method: 'POST',
  path: '/wps/ext/safety/review',
  ...ownPart,
  effect: 'write',
  /** The answer to `prompt`: limits are kept as they are (also: none), or the question is put off for 30 days. */
  input: z.object({ choice: z.enum(['kept', 'later']) }),
  value: overviewValue,
})

/** Every event of the safety statement. */
export const safetyEvent = z.enum([
  'limit.set',
  'limit.lowered',
  'limit.raised',
  'limit.removed',
  'raise.asked',
  'raise.cancelled',
  'raise.lapsed',
  'reminder.set',
  'review.kept',
  'review.later',
  'break.started',
  'return.asked',
])

const changes = endpoint({
  id: 'safety.changes',
  method: 'GET',
  path: '/wps/ext/safety/changes',
  ...ownPart,
  effect: 'read',
  /** `limits` leaves the breaks out: the limit history [G-16]. Otherwise every row of the statement [G-56]. */
  input: z.object({ only: z.optional(z.enum(['limits', 'breaks'])), ...pageAndSize }),
  value: z.object({
    list: list(
      z.object({
        id: text,
        event: safetyEvent,
        at: instant,
        /** Limit kind, 'reminder', 'timeOut' or 'exclusion'; null for a review. */
        kind: maybeText,
        period: maybeText,
        /** Money as decimal text; null where the row is about minutes or about nothing countable. */
        before: maybeMoney,
        after: maybeMoney,
        minutesBefore: maybeCount,
        minutesAfter: maybeCount,
        effectiveAt: maybeInstant,
      }),
    ),
    totalPages: z._default(count, 0),
    totalCount: maybeCount,
  }),
})

const startBreak = endpoint({
  id: 'safety.startBreak',
  method: 'POST',
  path: '/wps/ext/safety/breaks',
  ...ownPart,
  effect: 'write',
  /** In force with the answer; every session of the member ends with it, the caller's included [G-32]. */
  input: z.object({ length: breakLength }),
  value: pause,
  errors: ['safety.break.length', 'safety.break.running'],
})

const askReturn = endpoint({
  id: 'safety.askReturn',
  method: 'POST',
  path: '/wps/ext/safety/breaks/return',
  ...ownPart,
  effect: 'write',
  input: nothing,
  value: pause,
  errors: ['safety.break.none', 'safety.break.running'],
})

const play = endpoint({
  id: 'safety.play',
  method: 'GET',
  path: '/wps/ext/safety/play',
  ...ownPart,
  effect: 'read',
  silent: true,
  input: nothing,
  value: z.object({
    now: instant,
    balance: money,
    /** The running sitting, or null when nothing was played for half an hour. */
    sitting: z.nullish(
      z.object({
        startedAt: instant,
        staked: money,
        won: money,
        /** Won less staked; below zero for a loss [G-20]. */
        net: money,
        checkDueAt: instant,
        checkDue: flag,
        /** End of play by the member's own session limit, and the moment to warn: five minutes before [G-23]. */
        endsAt: maybeInstant,
        warnAt: maybeInstant,
        ended: flag,
        restedAt: instant,
      }),
    ),
  }),
})

const answerCheck = endpoint({
  id: 'safety.answerCheck',
  method: 'POST',
  path: '/wps/ext/safety/play/check',
  ...ownPart,
  effect: 'write',
  /** 'continue' opens play until the next check; 'stop' closes every open game. Stakes are refused while it is due. */
  input: z.object({ choice: z.enum(['continue', 'stop']) }),
  value: successOnly,
})

const totals = {
  deposited: money,
  /** From the agent above. */
  received: money,
  withdrawn: money,
  staked: money,
  won: money,
  bonus: money,
  /** Won less staked. */
  net: money,
}

const statement = endpoint({
  id: 'safety.statement',
  method: 'GET',
  path: '/wps/ext/safety/statement',
  ...ownPart,
  effect: 'read',
  /** Whole months back from the running one: 1 to 12, three unless asked [G-39]. */
  input: z.object({ months: z._default(count, 3) }),
  value: z.object({
    from: instant,
    to: instant,
    total: z.object(totals),
    /** Newest first; each a plain summary of its month [G-40]. */
    months: list(z.object({ month: z.string(), ...totals })),
    /** Deposits and transfers received less withdrawals, since the account was opened. */
    netDepositsEver: money,
  }),
  errors: ['request_param_err'],
})

const selfTest = endpoint({
  id: 'safety.selfTest',
  method: 'POST',
  path: '/wps/ext/safety/test',
  extension: true,
  module: 'COMM3',
  // Works without an account as well, and no token goes with it: the answers belong to nobody and are not kept [G-43].
  // So it is a read, without an idempotency key by which a platform would keep the result; and the answers travel in a
  // body, not in an address that logs write down.
  effect: 'read',
  silent: true,
  input: z.object({ answers: z.array(z.enum(['never', 'sometimes', 'often', 'always'])).check(z.length(9)) }),
  value: z.object({
    score: count,
    band: z.enum(['none', 'low', 'moderate', 'high']),
    /** What may help next, the strongest first. */
    next: list(z.enum(['limits', 'timeOut', 'exclusion', 'help', 'blockers'])),
  }),
})

/** Limits, reality checks, breaks and the statement. Requirements, section 3. */
export const safety = {
  'safety.rules': rules,
  'safety.overview': overview,
  'safety.setLimit': setLimit,
  'safety.setSessionLimit': setSessionLimit,
  'safety.removeLimit': removeLimit,
  'safety.confirmRaise': confirmRaise,
  'safety.cancelRaise': cancelRaise,
  'safety.setReminder': setReminder,
  'safety.review': review,
  'safety.changes': changes,
  'safety.startBreak': startBreak,
  'safety.askReturn': askReturn,
  'safety.play': play,
  'safety.answerCheck': answerCheck,
  'safety.statement': statement,
  'safety.selfTest': selfTest,
}
