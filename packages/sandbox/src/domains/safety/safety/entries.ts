import type { Member } from '../../identity/members/rows.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { breakOf, phaseOf } from './breaks.ts'
import { choicesOf, promptDue } from './choices.ts'
import { declarationDue, limitsFirst } from './duties.ts'
import { limitOf, settleLimits } from './limits.ts'
import { nothingPaidIn } from './firstDeposit.ts'
import { depositHeadroom, lossHeadroom, reminderMinutes, wagerHeadroom } from './headroom.ts'
import type { Break, Raise, SafetyChange } from './rows.ts'
import type { StatementSums } from './statement.ts'
import type { World } from '../../../World.ts'
import type { Call } from '../../../wire/Call.ts'

const times = ({ askedAt, ripeAt, lapsesAt }: Raise) => ({ askedAt, ripeAt, lapsesAt })

const maybeNumber = (value: bigint | null) => (value === null ? null : Number(value))

/** A break as the wire shows it. */
export function pauseEntry(world: World, one: Break): Answer<'safety.startBreak'> {
  const { kind, length, startedAt, endsAt, returnAskedAt, returnsAt } = one
  return { kind, length, phase: phaseOf(world, one), startedAt, endsAt, returnAskedAt, returnsAt }
}

/** Limits, session limit, reminder and break of a member. */
export function overview(world: World, call: Call, member: Member): Answer<'safety.overview'> {
  settleLimits(world, member.id)
  const limits = [depositHeadroom, lossHeadroom, wagerHeadroom].flatMap((headroomOf) => {
    const { uses, binding } = headroomOf(world, member)
    return uses.map((use) => {
      const limit = limitOf(world, member.id, use)
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
    limitsFirst: limitsFirst(world, call.merchant, member),
    declarationDue: declarationDue(world, call.merchant, member),
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
    period: period === 'sitting' ? null : period,
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
