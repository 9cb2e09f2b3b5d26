import { DAY, HOUR, MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../Refusal.ts'
import { memberAccount } from '../../core/ledger/accounts.ts'
import { moneyText, MoneyFormatError, parseMoney, type Answer } from '@croupier/api'
import { pageOf } from '../catalogue/search.ts'
import { walletBalance } from '../../core/ledger/ledger.ts'
import type { Member } from '../members/rows.ts'
import { askReturn, breakOf, phaseOf, refuseIfOnBreak, startBreak } from './breaks.ts'
import { changesOf } from './changes.ts'
import { choicesOf, noteProtectionRead, noteReview, promptDue, setReminder } from './choices.ts'
import { cancelRaise, confirmRaise, limitOf, removeLimit, setLimit, settleLimits, type LimitName } from './limits.ts'
import { depositPause } from './depositPause.ts'
import { nothingPaidIn } from './firstDeposit.ts'
import { safetyRules } from './markets.ts'
import { depositRoom, lossRoom, playState, reminderMinutes, wagerRoom } from './rooms.ts'
import type { Break, LimitKind, LimitPeriod, Raise, SafetyChange } from './rows.ts'
import { weighAnswers } from './selfTest.ts'
import { answerCheck, REST_MS } from './sitting.ts'
import { statementOf, type StatementSums } from './statement.ts'
import type { World } from '../../World.ts'
import { signedIn, type Call, type Handlers } from '../../wire/Call.ts'

/** The warning before the session limit ends play [G-23]. */
const WARN_MS = 5 * MINUTE
const LIMIT_EVENTS = new Set(['deposit', 'loss', 'wager', 'session'])
const BREAK_EVENTS = new Set(['timeOut', 'exclusion'])

const times = ({ askedAt, ripeAt, lapsesAt }: Raise) => ({ askedAt, ripeAt, lapsesAt })
const maybeMoneyText = (value: bigint | null) => (value === null ? null : moneyText(value))
const maybeNumber = (value: bigint | null) => (value === null ? null : Number(value))

function pauseEntry(world: World, one: Break): Answer<'safety.startBreak'> {
  const { kind, length, startedAt, endsAt, returnAskedAt, returnsAt } = one
  return { kind, length, phase: phaseOf(world, one), startedAt, endsAt, returnAskedAt, returnsAt }
}

function overview(world: World, call: Call, member: Member): Answer<'safety.overview'> {
  settleLimits(world, member.id)
  const limits = [depositRoom, lossRoom, wagerRoom].flatMap((roomOf) => {
    const { uses, binding } = roomOf(world, member)
    return uses.map((use) => {
      const limit = limitOf(world, member.id, use)
      const raise = limit?.raise ?? null
      return {
        kind: use.kind,
        period: use.period,
        amount: moneyText(use.limit),
        used: moneyText(use.used),
        left: moneyText(use.left),
        binds: use === binding,
        since: limit?.since ?? use.startedAt,
        startedAt: use.startedAt,
        restartsAt: use.restartsAt,
        raise: raise && { amount: maybeMoneyText(raise.value), ...times(raise) },
      }
    })
  })
  const session = limitOf(world, member.id, { kind: 'session', period: 'sitting' })
  const pause = breakOf(world, member)
  return {
    limits,
    session: session
      ? {
          minutes: Number(session.value),
          since: session.since,
          raise: session.raise && { minutes: maybeNumber(session.raise.value), ...times(session.raise) },
        }
      : null,
    reminderMinutes: reminderMinutes(world, member),
    pause: pause ? pauseEntry(world, pause) : null,
    prompt: promptDue(world, call.merchant, member),
    firstDeposit: nothingPaidIn(world, member),
    protectionReadAt: choicesOf(world, member.id).protectionReadAt ?? null,
  }
}

function nameOf({ kind, period }: { readonly kind: LimitKind; readonly period?: LimitPeriod | undefined }): LimitName {
  if (kind === 'session') return { kind, period: 'sitting' }
  if (period === undefined) throw new Refusal('safety.limit.invalid')
  return { kind, period }
}

function changeEntry({ id, event, at, kind, period, before, after, effectiveAt }: SafetyChange) {
  const minutes = kind === 'session' || kind === 'reminder'
  return {
    id,
    event,
    at,
    kind,
    period: period === 'sitting' ? null : period,
    before: minutes ? null : maybeMoneyText(before),
    after: minutes ? null : maybeMoneyText(after),
    minutesBefore: minutes ? maybeNumber(before) : null,
    minutesAfter: minutes ? maybeNumber(after) : null,
    effectiveAt,
  }
}

const sumsEntry = ({ deposited, received, withdrawn, staked, paid, bonus }: StatementSums) => ({
  deposited: moneyText(deposited),
  received: moneyText(received),
  withdrawn: moneyText(withdrawn),
  staked: moneyText(staked),
  won: moneyText(paid),
  bonus: moneyText(bonus),
  net: moneyText(paid - staked),
})

/** Limits, reality checks, breaks, the statement. */
export const safetyHandlers: Handlers<'safety'> = {
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
    }
  },
  'safety.overview': (world, call) => overview(world, call, signedIn(call).member),
  'safety.setLimit': (world, call, { kind, period, amount }) => {
    const { member } = signedIn(call)
    setLimit(world, call.merchant, member, { kind, period }, limitAmount(amount))
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
    refuseIfOnBreak(world, member, 'raise')
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
  'safety.play': (world, call) => {
    const { member } = signedIn(call)
    const state = playState(world, member)
    const now = world.clock.now()
    return {
      now,
      balance: moneyText(walletBalance(world, memberAccount(member.id))),
      sitting: state && {
        startedAt: state.startedAt,
        staked: moneyText(state.staked),
        won: moneyText(state.paid),
        net: moneyText(state.paid - state.staked),
        checkDueAt: state.checkDueAt,
        checkDue: now >= state.checkDueAt,
        endsAt: state.endsAt,
        warnAt: state.endsAt === null ? null : state.endsAt - WARN_MS,
        ended: state.endsAt !== null && now >= state.endsAt,
        restedAt: state.restedAt,
      },
    }
  },
  'safety.answerCheck': (world, call, { choice }) => {
    const { member } = signedIn(call)
    answerCheck(world, member.id)
    if (choice === 'stop') {
      for (const play of world.tables.plays.by('member', String(member.id))) world.tables.plays.delete(play.id)
    }
    return null
  },
  'safety.depositPause': (world, call, { amount }) => {
    const { pause, usual, week, limit } = depositPause(world, signedIn(call).member, depositAmount(amount))
    return {
      pause,
      usual: maybeMoneyText(usual),
      week: { from: week.from, ...sumsEntry(week.sums) },
      limit: limit && {
        period: limit.period,
        amount: moneyText(limit.limit),
        used: moneyText(limit.used),
        left: moneyText(limit.left),
        restartsAt: limit.restartsAt,
      },
    }
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
        biggestDay: biggestDay && { day: biggestDay.day, net: moneyText(biggestDay.net) },
      })),
      netDepositsEver: moneyText(statement.netDepositsEver),
    }
  },
  'safety.selfTest': (_world, _call, { answers }) => weighAnswers(answers),
}

function exactAmount(text: string, refusal: () => Refusal): bigint {
  try {
    return parseMoney(text)
  } catch (failure) {
    throw failure instanceof MoneyFormatError ? refusal() : failure
  }
}
const limitAmount = (text: string): bigint => exactAmount(text, () => new Refusal('safety.limit.invalid'))
const depositAmount = (text: string): bigint =>
  exactAmount(text, () => new Refusal('request_param_err', { status: 400, values: ['amount'] }))
