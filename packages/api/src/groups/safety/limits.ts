import * as z from 'zod/mini'
import { askedAmount } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { limitPeriod, moneyLimitKind, overviewValue, ownPart } from './schemas.ts'
import {
  count,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  nothing,
  text,
} from '../../contract/scalars.ts'

const limitErrors = { 'safety.limit.invalid': {}, 'safety.limit.unknown': {} } as const
const moneyLimitName = { kind: moneyLimitKind, period: limitPeriod }
const anyLimitName = {
  kind: z.enum(['deposit', 'loss', 'wager', 'session']),
  /** Omitted for the session limit. */
  period: z.optional(limitPeriod),
}

const setLimit = endpoint({
  id: 'safety.setLimit',
  method: 'POST',
  path: '/wps/ext/safety/limits',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  /** A first or lower amount is in force when this answers; a higher one is a `raise` of the overview. */
  input: () => z.object({ ...moneyLimitName, amount: askedAmount }),
  value: () => overviewValue,
  errors: { ...limitErrors, 'safety.limit.invalid': { field: 'amount' }, 'safety.limit.same': { field: 'amount' } },
})

const setSessionLimit = endpoint({
  id: 'safety.setSessionLimit',
  method: 'POST',
  path: '/wps/ext/safety/limits/session',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  /** 10 to 1,440 minutes of one gaming session. */
  input: () => z.object({ minutes: count }),
  value: () => overviewValue,
  errors: { ...limitErrors, 'safety.limit.invalid': { field: 'minutes' }, 'safety.limit.same': { field: 'minutes' } },
})

const removeLimit = endpoint({
  id: 'safety.removeLimit',
  method: 'POST',
  path: '/wps/ext/safety/limits/remove',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  input: () => z.object(anyLimitName),
  value: () => overviewValue,
  errors: limitErrors,
})

const confirmRaise = endpoint({
  id: 'safety.confirmRaise',
  method: 'POST',
  path: '/wps/ext/safety/limits/confirm',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'raise',
  input: () => z.object(anyLimitName),
  value: () => overviewValue,
  errors: { ...limitErrors, 'safety.raise.none': {}, 'safety.raise.waiting': {} },
})

const cancelRaise = endpoint({
  id: 'safety.cancelRaise',
  method: 'POST',
  path: '/wps/ext/safety/limits/cancel',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  input: () => z.object(anyLimitName),
  value: () => overviewValue,
  errors: { ...limitErrors, 'safety.raise.none': {} },
})

const setReminder = endpoint({
  id: 'safety.setReminder',
  method: 'POST',
  path: '/wps/ext/safety/reminder',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  input: () => z.object({ minutes: count }),
  value: () => overviewValue,
  errors: { 'safety.reminder.invalid': { field: 'minutes' } },
})

const review = endpoint({
  id: 'safety.review',
  method: 'POST',
  path: '/wps/ext/safety/review',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  /**
   * The answer to `prompt`: keep the limits as they are (also: none, if a choice is required before play), or postpone
   * the question for 30 days.
   */
  input: () => z.object({ choice: z.enum(['kept', 'later']) }),
  value: () => overviewValue,
})

const readProtection = endpoint({
  id: 'safety.readProtection',
  method: 'POST',
  path: '/wps/ext/safety/protection',
  ...ownPart,
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  /** The member read how balances are protected, before the first deposit. Recorded once; later calls keep the time. */
  input: () => nothing,
  value: () => overviewValue,
})

/** Every event of the safety statement. */
const safetyEvent = z.enum([
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
  'protection.read',
  'declaration.made',
  'break.started',
  'return.asked',
])

const changes = endpoint({
  id: 'safety.changes',
  method: 'GET',
  path: '/wps/ext/safety/changes',
  ...ownPart,
  effect: 'read',
  whileClosed: true,
  /** `limits` leaves the breaks out: the limit history. Otherwise every row of the statement. */
  input: () => z.object({ only: z.optional(z.enum(['limits', 'breaks'])), ...pageAndSize }),
  value: () =>
    z.object({
      list: list(
        z.object({
          id: text,
          event: safetyEvent,
          at: instant,
          /** Limit kind, 'reminder', 'timeOut' or 'exclusion'; null for a review. */
          kind: maybeText,
          period: maybeText,
          /** Money as decimal text; null if the row is about minutes or has no amount. */
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

/** Limits, the reminder, and the history of both. */
export const safetyLimits = {
  'safety.setLimit': setLimit,
  'safety.setSessionLimit': setSessionLimit,
  'safety.removeLimit': removeLimit,
  'safety.confirmRaise': confirmRaise,
  'safety.cancelRaise': cancelRaise,
  'safety.setReminder': setReminder,
  'safety.review': review,
  'safety.readProtection': readProtection,
  'safety.changes': changes,
}
