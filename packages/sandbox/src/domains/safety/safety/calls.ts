import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { DAY, HOUR, MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { askReturn, startBreak } from './breaks.ts'
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
import { changeEntry, overview, pauseEntry, sumsEntry } from './entries.ts'

/** The warning before the session limit ends play. */
const WARN_MS = 5 * MINUTE
const LIMIT_EVENTS = new Set(['deposit', 'loss', 'wager', 'session'])
const BREAK_EVENTS = new Set(['timeOut', 'exclusion'])

function nameOf({ kind, period }: { readonly kind: LimitKind; readonly period?: LimitPeriod | undefined }): LimitName {
  if (kind === 'session') return { kind, period: 'sitting' }
  if (period === undefined) throw new Refusal('safety.limit.invalid')
  return { kind, period }
}

/** Limits, reality checks, breaks, the statement. */
export const safetyHandlers: Omit<Handlers<'safety'>, 'safety.depositPause'> = {
  'safety.rules': (world, { merchant }) => {
    const rules = safetyRules(world, merchant)
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
  'safety.overview': (world, call) => overview(world, call, signedIn(call).member),
  'safety.setLimit': (world, call, { kind, period, amount }) => {
    const { member } = signedIn(call)
    setLimit(world, call.merchant, member, { kind, period }, limitAmount(amount, call.merchant))
    return overview(world, call, member)
  },
  'safety.setSessionLimit': (world, call, { minutes }) => {
    const { member } = signedIn(call)
    setLimit(world, call.merchant, member, { kind: 'session', period: 'sitting' }, BigInt(minutes))
    return overview(world, call, member)
  },
  'safety.removeLimit': (world, call, input) => {
    const { member } = signedIn(call)
    removeLimit(world, call.merchant, member, nameOf(input))
    return overview(world, call, member)
  },
  'safety.confirmRaise': (world, call, input) => {
    const { member } = signedIn(call)
    // Waiting raises are dropped when a break begins; one asked for during it is confirmed after it.
    confirmRaise(world, member, nameOf(input))
    return overview(world, call, member)
  },
  'safety.cancelRaise': (world, call, input) => {
    const { member } = signedIn(call)
    cancelRaise(world, member, nameOf(input))
    return overview(world, call, member)
  },
  'safety.setReminder': (world, call, { minutes }) => {
    const { member } = signedIn(call)
    setReminder(world, call.merchant, member, minutes)
    return overview(world, call, member)
  },
  'safety.review': (world, call, { choice }) => {
    const { member } = signedIn(call)
    noteReview(world, member, choice)
    return overview(world, call, member)
  },
  'safety.readProtection': (world, call) => {
    const { member } = signedIn(call)
    noteProtectionRead(world, member)
    return overview(world, call, member)
  },
  'safety.changes': (world, call, { only, page, size }) => {
    const { member } = signedIn(call)
    settleLimits(world, member.id)
    const wanted = only === 'limits' ? LIMIT_EVENTS : only === 'breaks' ? BREAK_EVENTS : null
    const rows = changesOf(world, member.id).filter(
      ({ kind }) => wanted === null || (kind !== null && wanted.has(kind)),
    )
    const found = pageOf(rows, page, size)
    return { list: found.rows.map(changeEntry), totalPages: found.totalPages, totalCount: found.totalCount }
  },
  'safety.startBreak': (world, call, { length }) =>
    pauseEntry(world, startBreak(world, call.merchant, signedIn(call).member, length)),
  'safety.askReturn': (world, call) => pauseEntry(world, askReturn(world, call.merchant, signedIn(call).member)),
  'safety.declare': (world, call) => {
    const { member } = signedIn(call)
    noteDeclaration(world, member)
    return overview(world, call, member)
  },
  'safety.play': (world, call) => {
    const { member } = signedIn(call)
    const state = playState(world, member)
    const now = world.clock.now()
    return {
      now,
      balance: walletBalance(world, memberAccount(member.id)),
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
  'safety.answerCheck': (world, call, { choice }) => {
    const { member } = signedIn(call)
    const pauseMs = (call.merchant.duties.checkPauseMinutes ?? 0) * MINUTE
    const dueAt = playState(world, member)?.checkDueAt ?? Number.POSITIVE_INFINITY
    // An early answer would put the check off, and its pause with it.
    if (pauseMs === 0 || world.clock.now() >= dueAt) answerCheck(world, member.id, pauseMs)
    if (choice === 'stop') world.ports.closePlays(world, member.id)
    return null
  },
  'safety.statement': (world, call, { months }) => {
    const statement = statementOf(world, call.merchant, signedIn(call).member, months)
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
  'safety.selfTest': (_world, _call, { answers }) => weighAnswers(answers),
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
