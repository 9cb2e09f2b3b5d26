import type { Member } from '../../identity/members/rows.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { breakOf, pauseEntry } from './breaks.ts'
import { choicesOf, promptDue } from './choices.ts'
import { declarationDue, limitsFirst } from './duties.ts'
import { limitOf, settleLimits } from './limits.ts'
import { nothingPaidIn } from './firstDeposit.ts'
import { depositHeadroom, lossHeadroom, reminderMinutes, wagerHeadroom } from './headroom.ts'
import type { Raise, SafetyChange } from './rows.ts'
import type { StatementSums } from './statement.ts'
import type { Context } from '../../../Context.ts'
import type { Call } from '../../../wire/Call.ts'

const times = ({ askedAt, ripeAt, lapsesAt }: Raise) => ({ askedAt, ripeAt, lapsesAt })

const maybeNumber = (value: bigint | null) => (value === null ? null : Number(value))

/** Limits, session limit, reminder and break of a member. */
export function overview(context: Context, call: Call, member: Member): Answer<'safety.overview'> {
  settleLimits(context, member.id)
  const limits = [depositHeadroom, lossHeadroom, wagerHeadroom].flatMap((headroomOf) => {
    const { uses, binding } = headroomOf(context, member)
    return uses.map((use) => {
      const limit = limitOf(context, member.id, use)
      const raise = limit?.raise ?? null
      return {
        kind: use.kind,
        period: use.period,
        amount: use.limit,
        used: use.used,
        left: use.left,
        binds: use === binding,
        since: limit?.since ?? use.startedAt,
        startedAt: use.startedAt,
        restartsAt: use.restartsAt,
        raise: raise && { amount: raise.value, ...times(raise) },
      }
    })
  })
  const session = limitOf(context, member.id, { kind: 'session', period: 'gamingSession' })
  const pause = breakOf(context, member)
  return {
    limits,
    session: session
      ? {
          minutes: Number(session.value),
          since: session.since,
          raise: session.raise && { minutes: maybeNumber(session.raise.value), ...times(session.raise) },
        }
      : null,
    reminderMinutes: reminderMinutes(context, member),
    pause: pause ? pauseEntry(context, pause) : null,
    prompt: promptDue(context, call.merchant, member),
    firstDeposit: nothingPaidIn(context, member),
    protectionReadAt: choicesOf(context, member.id).protectionReadAt ?? null,
    limitsFirst: limitsFirst(context, call.merchant, member),
    declarationDue: declarationDue(context, call.merchant, member),
  }
}

/** A row of the history of limits and breaks. */
export function changeEntry({ id, event, at, kind, period, before, after, effectiveAt }: SafetyChange) {
  const minutes = kind === 'session' || kind === 'reminder'
  return {
    id,
    event,
    at,
    kind,
    period: period === 'gamingSession' ? null : period,
    before: minutes ? null : before,
    after: minutes ? null : after,
    minutesBefore: minutes ? maybeNumber(before) : null,
    minutesAfter: minutes ? maybeNumber(after) : null,
    effectiveAt,
  }
}

/** Sums of play and payments. */
export const sumsEntry = ({ deposited, received, withdrawn, staked, paid, bonus }: StatementSums) => ({
  deposited: deposited,
  received: received,
  withdrawn: withdrawn,
  staked: staked,
  won: paid,
  bonus: bonus,
  net: paid - staked,
})
