import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { DAY, HOUR, MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { askReturn, pauseEntry, startBreak } from './breaks.ts'
import { changesOf } from './changes.ts'
import { noteDeclaration, noteProtectionRead, noteReview, setReminder } from './choices.ts'
import { cancelRaise, confirmRaise, removeLimit, setLimit, settleLimits, type LimitName } from './limits.ts'
import { safetyRules } from './markets.ts'
import { playState } from './headroom.ts'
import type { LimitKind, LimitPeriod } from './rows.ts'
import { weighAnswers } from './selfTest.ts'
import { answerCheck, REST_MS } from './gamingSession.ts'
import { statementOf } from './statement.ts'
import { type Handlers, signedIn } from '../../../wire/Call.ts'
import { changeEntry, overview, sumsEntry } from './entries.ts'

/** The warning before the session limit ends play. */
const WARN_MS = 5 * MINUTE
const LIMIT_EVENTS = new Set(['deposit', 'loss', 'wager', 'session'])
const BREAK_EVENTS = new Set(['timeOut', 'exclusion'])

function nameOf({ kind, period }: { readonly kind: LimitKind; readonly period?: LimitPeriod | undefined }): LimitName {
  if (kind === 'session') return { kind, period: 'gamingSession' }
  if (period === undefined) throw new Refusal('safety.limit.invalid')
  return { kind, period }
}

/** Limits, reality checks, breaks, the statement. */
export const safetyHandlers: Omit<Handlers<'safety'>, 'safety.depositPause'> = {
  'safety.rules': (context, { merchant }) => {
    const rules = safetyRules(context, merchant)
    return {
      market: rules.market,
      minimumAge: merchant.minimumAge,
      currency: merchant.currency,
      periodStart: 'calendar',
      raiseWaitHours: rules.raiseWaitMs / HOUR,
      raiseWaitsForPeriod: rules.raiseWaitsForPeriod,
      confirmWithinHours: rules.confirmWithinMs / HOUR,
      reminder: rules.reminder,
      timeOuts: [...rules.timeOuts],
      exclusions: [...rules.exclusions],
      returnWaitHours: rules.returnWaitMs / HOUR,
      reviewEveryDays: rules.reviewEveryMs / DAY,
      restMinutes: REST_MS / MINUTE,
      checkPauseMinutes: merchant.duties.checkPauseMinutes ?? 0,
    }
  },
  'safety.overview': (context, call) => overview(context, call, signedIn(call).member),
  'safety.setLimit': (context, call, { kind, period, amount }) => {
    const { member } = signedIn(call)
    setLimit(context, call.merchant, member, { kind, period }, limitAmount(amount, call.merchant))
    return overview(context, call, member)
  },
  'safety.setSessionLimit': (context, call, { minutes }) => {
    const { member } = signedIn(call)
    setLimit(context, call.merchant, member, { kind: 'session', period: 'gamingSession' }, BigInt(minutes))
    return overview(context, call, member)
  },
  'safety.removeLimit': (context, call, input) => {
    const { member } = signedIn(call)
    removeLimit(context, call.merchant, member, nameOf(input))
    return overview(context, call, member)
  },
  'safety.confirmRaise': (context, call, input) => {
    const { member } = signedIn(call)
    // A break drops pending raises; one requested during a break is confirmed after it.
    confirmRaise(context, member, nameOf(input))
    return overview(context, call, member)
  },
  'safety.cancelRaise': (context, call, input) => {
    const { member } = signedIn(call)
    cancelRaise(context, member, nameOf(input))
    return overview(context, call, member)
  },
  'safety.setReminder': (context, call, { minutes }) => {
    const { member } = signedIn(call)
    setReminder(context, call.merchant, member, minutes)
    return overview(context, call, member)
  },
  'safety.review': (context, call, { choice }) => {
    const { member } = signedIn(call)
    noteReview(context, member, choice)
    return overview(context, call, member)
  },
  'safety.readProtection': (context, call) => {
    const { member } = signedIn(call)
    noteProtectionRead(context, member)
    return overview(context, call, member)
  },
  'safety.changes': (context, call, { only, page, size }) => {
    const { member } = signedIn(call)
    settleLimits(context, member.id)
    const wanted = only === 'limits' ? LIMIT_EVENTS : only === 'breaks' ? BREAK_EVENTS : null
    const rows = changesOf(context, member.id).filter(
      ({ kind }) => wanted === null || (kind !== null && wanted.has(kind)),
    )
    const found = pageOf(rows, page, size)
    return { list: found.rows.map(changeEntry), totalPages: found.totalPages, totalCount: found.totalCount }
  },
  'safety.startBreak': (context, call, { length }) =>
    pauseEntry(context, startBreak(context, call.merchant, signedIn(call).member, length)),
  'safety.askReturn': (context, call) => pauseEntry(context, askReturn(context, call.merchant, signedIn(call).member)),
  'safety.declare': (context, call) => {
    const { member } = signedIn(call)
    noteDeclaration(context, member)
    return overview(context, call, member)
  },
  'safety.play': (context, call) => {
    const { member } = signedIn(call)
    const state = playState(context, member)
    const now = context.clock.now()
    return {
      now,
      balance: walletBalance(context, memberAccount(member.id)),
      sitting: state && {
        startedAt: state.startedAt,
        staked: state.staked,
        won: state.paid,
        net: state.paid - state.staked,
        checkDueAt: state.checkDueAt,
        checkDue: now >= state.checkDueAt,
        endsAt: state.endsAt,
        warnAt: state.endsAt === null ? null : state.endsAt - WARN_MS,
        ended: state.endsAt !== null && now >= state.endsAt,
        pausedUntil: state.pausedUntil,
        restedAt: state.restedAt,
      },
    }
  },
  'safety.answerCheck': (context, call, { choice }) => {
    const { member } = signedIn(call)
    const pauseMs = (call.merchant.duties.checkPauseMinutes ?? 0) * MINUTE
    const dueAt = playState(context, member)?.checkDueAt ?? Number.POSITIVE_INFINITY
    // An early answer would postpone the check and its pause.
    if (pauseMs === 0 || context.clock.now() >= dueAt) answerCheck(context, member.id, pauseMs)
    if (choice === 'stop') context.ports.closePlays(context, member.id)
    return null
  },
  'safety.statement': (context, call, { months }) => {
    const statement = statementOf(context, call.merchant, signedIn(call).member, months)
    return {
      from: statement.from,
      to: statement.to,
      total: sumsEntry(statement.total),
      months: statement.months.map(({ month, sums, biggestDay, ...played }) => ({
        month,
        ...sumsEntry(sums),
        ...played,
        biggestDay: biggestDay && { day: biggestDay.day, net: biggestDay.net },
      })),
      netDepositsEver: statement.netDepositsEver,
    }
  },
  'safety.selfTest': (_context, _call, { answers }) => weighAnswers(answers),
}

function exactAmount(text: string, { digits }: Merchant, refusal: () => Refusal): bigint {
  try {
    return parseMoney(text, digits)
  } catch (failure) {
    throw failure instanceof MoneyFormatError ? refusal() : failure
  }
}
const limitAmount = (text: string, merchant: Merchant): bigint =>
  exactAmount(text, merchant, () => new Refusal('safety.limit.invalid'))
