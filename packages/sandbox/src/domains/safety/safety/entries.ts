import { moneyText, type Answer } from '@croupier/api'
import type { Member } from '../../identity/members/rows.ts'
import { breakOf, phaseOf } from './breaks.ts'
import { choicesOf, promptDue } from './choices.ts'
import { limitOf, settleLimits } from './limits.ts'
import { nothingPaidIn } from './firstDeposit.ts'
import { depositRoom, lossRoom, reminderMinutes, wagerRoom } from './rooms.ts'
import type { Break, Raise, SafetyChange } from './rows.ts'
import type { StatementSums } from './statement.ts'
import type { World } from '../../../World.ts'
import type { Call } from '../../../wire/Call.ts'

const times = ({ askedAt, ripeAt, lapsesAt }: Raise) => ({ askedAt, ripeAt, lapsesAt })

/** Decimal text of an amount, or null. */
export const maybeMoneyText = (value: bigint | null) => (value === null ? null : moneyText(value))

const maybeNumber = (value: bigint | null) => (value === null ? null : Number(value))

/** A break as the wire shows it. */
export function pauseEntry(world: World, one: Break): Answer<'safety.startBreak'> {
  const { kind, length, startedAt, endsAt, returnAskedAt, returnsAt } = one
  return { kind, length, phase: phaseOf(world, one), startedAt, endsAt, returnAskedAt, returnsAt }
}

/** Limits, session limit, reminder and break of a member. */
export function overview(world: World, call: Call, member: Member): Answer<'safety.overview'> {
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

/** A row of the history of limits and breaks. */
export function changeEntry({ id, event, at, kind, period, before, after, effectiveAt }: SafetyChange) {
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

/** Sums of play and payments. */
export const sumsEntry = ({ deposited, received, withdrawn, staked, paid, bonus }: StatementSums) => ({
  deposited: moneyText(deposited),
  received: moneyText(received),
  withdrawn: moneyText(withdrawn),
  staked: moneyText(staked),
  won: moneyText(paid),
  bonus: moneyText(bonus),
  net: moneyText(paid - staked),
})
