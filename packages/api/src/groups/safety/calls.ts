import * as z from 'zod/mini'
import { askedAmount } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { breakLength, limitPeriod, overviewValue, ownPart, pause } from './schemas.ts'
import { safetyLimits } from './limits.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeInstant,
  maybeMoney,
  money,
  nothing,
  successOnly,
  text,
} from '../../contract/scalars.ts'

const rules = endpoint({
  id: 'safety.rules',
  method: 'GET',
  path: '/wps/ext/safety/rules',
  extension: true,
  module: 'COMM3',
  effect: 'read',
  whileClosed: true,
  input: () => nothing,
  value: () =>
    z.object({
      market: text,
      minimumAge: count,
      currency: text,
      /** 'calendar': periods start by the market's clock, not with the first deposit. */
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
      /** Minutes without play after which a new gaming session begins. */
      restMinutes: count,
      /** Minutes without play after a reality check; 0 if an answer is enough. */
      checkPauseMinutes: z._default(count, 0),
    }),
})

const overview = endpoint({
  id: 'safety.overview',
  method: 'GET',
  path: '/wps/ext/safety/overview',
  ...ownPart,
  effect: 'read',
  whileClosed: true,
  input: () => nothing,
  value: () => overviewValue,
})

const startBreak = endpoint({
  id: 'safety.startBreak',
  method: 'POST',
  path: '/wps/ext/safety/breaks',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  /** In force with the answer; every session of the member ends with it, the caller's included. */
  input: () => z.object({ length: breakLength }),
  value: () => pause,
  errors: { 'safety.break.length': { field: 'length' }, 'safety.break.running': {} },
})

const askReturn = endpoint({
  id: 'safety.askReturn',
  method: 'POST',
  path: '/wps/ext/safety/breaks/return',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  input: () => nothing,
  value: () => pause,
  errors: { 'safety.break.none': {}, 'safety.break.running': {} },
})

const declare = endpoint({
  id: 'safety.declare',
  method: 'POST',
  path: '/wps/ext/safety/declaration',
  gate: 'open',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  /** The member declares being of age and in none of the market's barred groups. */
  input: () => nothing,
  value: () => overviewValue,
})

const play = endpoint({
  id: 'safety.play',
  method: 'GET',
  path: '/wps/ext/safety/play',
  ...ownPart,
  effect: 'read',
  whileClosed: true,
  silent: true,
  input: () => nothing,
  value: () =>
    z.object({
      now: instant,
      balance: money,
      /** The running gaming session, or null if nothing was played for half an hour. */
      sitting: z.nullish(
        z.object({
          startedAt: instant,
          staked: money,
          won: money,
          /** Won less staked; below zero for a loss. */
          net: money,
          checkDueAt: instant,
          checkDue: flag,
          /** End of play by the member's own session limit, and the moment to warn: five minutes before. */
          endsAt: maybeInstant,
          warnAt: maybeInstant,
          ended: flag,
          /** End of the pause after a reality check, while it lasts. */
          pausedUntil: maybeInstant,
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
  whileClosed: true,
  gate: 'open',
  /** 'continue' opens play until the next check; 'stop' closes every open game. Stakes are refused while it is due. */
  input: () => z.object({ choice: z.enum(['continue', 'stop']) }),
  value: () => successOnly,
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
  whileClosed: true,
  /** Whole months back from the current one: 1 to 12, default three. */
  input: () => z.object({ months: z._default(count, 3) }),
  value: () =>
    z.object({
      from: instant,
      to: instant,
      total: z.object(totals),
      /** Newest first; each a plain summary of its month. */
      months: list(
        z.object({
          month: z.string(),
          ...totals,
          /** Deposits that were credited. */
          depositCount: z._default(count, 0),
          /** Days with a settled stake, and hours of them. */
          daysPlayed: z._default(count, 0),
          hoursPlayed: z._default(count, 0),
          /** The day, yyyy-MM-dd, with the largest result, won or lost; null without play. */
          biggestDay: z.nullish(z.object({ day: text, net: money })),
        }),
      ),
      /** Deposits and transfers received less withdrawals, since the account was opened. */
      netDepositsEver: money,
    }),
})

const depositPause = endpoint({
  id: 'safety.depositPause',
  method: 'GET',
  path: '/wps/ext/safety/deposit',
  ...ownPart,
  effect: 'read',
  whileClosed: true,
  silent: true,
  /** Called when an amount was typed, before the order. */
  input: () => z.object({ amount: askedAmount }),
  value: () =>
    z.object({
      /** True if the amount is unusually large for this member: a neutral screen comes first. */
      pause: flag,
      /** The median of the member's recent deposits; null while there are too few to call one usual. */
      usual: maybeMoney,
      /** The last seven days, as plain facts. */
      week: z.object({ from: instant, ...totals }),
      /** The deposit limit that binds, if the member has one. */
      limit: z.nullish(z.object({ period: limitPeriod, amount: money, used: money, left: money, restartsAt: instant })),
    }),
})

const selfTest = endpoint({
  id: 'safety.selfTest',
  method: 'POST',
  path: '/wps/ext/safety/test',
  extension: true,
  module: 'COMM3',
  // Works without an account, and sends no token: the answers are anonymous and are not stored. It is a read, so that
  // no idempotency key makes a platform store the result; and the answers are sent in a body, because addresses are
  // logged.
  effect: 'read',
  whileClosed: true,
  silent: true,
  input: () => z.object({ answers: z.array(z.enum(['never', 'sometimes', 'often', 'always'])).check(z.length(9)) }),
  value: () =>
    z.object({
      score: count,
      band: z.enum(['none', 'low', 'moderate', 'high']),
      /** Suggestions of further help, the strongest first. */
      next: list(z.enum(['limits', 'timeOut', 'exclusion', 'help', 'blockers'])),
    }),
})

/** Limits, reality checks, breaks, the pause before a large deposit, and the statement. Requirements, section 3. */
export const safety = {
  'safety.rules': rules,
  'safety.overview': overview,
  ...safetyLimits,
  'safety.startBreak': startBreak,
  'safety.askReturn': askReturn,
  'safety.declare': declare,
  'safety.play': play,
  'safety.answerCheck': answerCheck,
  'safety.depositPause': depositPause,
  'safety.statement': statement,
  'safety.selfTest': selfTest,
}
