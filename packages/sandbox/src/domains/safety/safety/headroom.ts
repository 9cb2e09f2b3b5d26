import { MINUTE, periodAt, timeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { accountsOf } from '../../identity/members/person.ts'
import type { Member } from '../../identity/members/rows.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { Context } from '../../../Context.ts'
import { limitOf } from './limits.ts'
import { safetyRules } from './markets.ts'
import { passGate } from './gate.ts'
import { refuseBeforeDuties } from './duties.ts'
import type { Limit, LimitKind } from './rows.ts'
import { REST_MS, gamingSessionOf } from './gamingSession.ts'
import { totalsBetween } from './totals.ts'

const PERIODS = ['day', 'week', 'month'] as const

/** Headroom of a limit in its current period. Amounts are minor units. */
export interface LimitUse {
  readonly kind: Exclude<LimitKind, 'session'>
  readonly period: (typeof PERIODS)[number]
  readonly limit: bigint
  readonly used: bigint
  /** Never below zero. */
  readonly left: bigint
  readonly startedAt: number
  readonly restartsAt: number
}

/** Headroom under all limits of a kind: the smallest amount left applies. */
export interface Headroom {
  readonly uses: readonly LimitUse[]
  /** The limit that binds, or null when the member has none of this kind. */
  readonly binding: LimitUse | null
}

/** What is left for deposits. Pending deposits count, as do transfers from the agent above. */
export function depositHeadroom(context: Context, member: Member): Headroom {
  return headroom(context, member, 'deposit')
}

/** Amount left to lose: the net loss of the period against the limit. */
export function lossHeadroom(context: Context, member: Member): Headroom {
  return headroom(context, member, 'loss')
}

/** Amount left to stake. */
export function wagerHeadroom(context: Context, member: Member): Headroom {
  return headroom(context, member, 'wager')
}

/**
 * Refuses incoming money beyond the deposit limit, by any method; the refusal's value has the period, what is
 * left and the restart. For deposits when they are ordered, and for transfers from the agent above.
 * @param amount minor units
 */
export function refuseOverDepositLimit(context: Context, member: Member, amount: bigint): void {
  refuseOver(depositHeadroom(context, member), amount, 'deposit.limit.reached')
}

/**
 * Whether money may be credited now: a limit that was set after the order also counts.
 * @param amount minor units
 */
export function creditFits(context: Context, member: Member, amount: bigint): boolean {
  const { binding } = headroom(context, member, 'deposit', { promised: false })
  return binding === null || amount <= binding.left
}

/**
 * Refuses a stake that the member's own safety settings do not allow: a break, a pending reality check, the
 * end of the session limit, or a loss or stake limit that this stake could exceed. Call before every stake.
 * @param stake minor units
 */
export function refuseStake(context: Context, member: Member, stake: bigint): void {
  refusePlay(context, member)
  refuseOver(lossHeadroom(context, member), stake, 'safety.loss.reached')
  refuseOver(wagerHeadroom(context, member), stake, 'safety.wager.reached')
}

/** Refuses all play: a break, a pending reality check, the end of the session limit. For the launch of a game. */
export function refusePlay(context: Context, member: Member): void {
  passGate(context, member, 'game')
  refuseBeforeDuties(context, member, 'safety.first.steps')
  const gamingSession = playState(context, member)
  if (!gamingSession) return
  const now = context.clock.now()
  if (gamingSession.endsAt !== null && now >= gamingSession.endsAt) {
    throw new Refusal('safety.session.over', {
      value: { endedAt: gamingSession.endsAt, restedAt: gamingSession.restedAt },
    })
  }
  if (gamingSession.pausedUntil !== null) {
    const { pausedUntil } = gamingSession
    throw new Refusal('safety.check.pause', {
      value: { pausedUntil },
      values: [timeAt(pausedUntil, timeZoneOf(context, member))],
    })
  }
  if (now >= gamingSession.checkDueAt)
    throw new Refusal('safety.check.due', { value: { dueAt: gamingSession.checkDueAt } })
}

/** The current gaming session, its session limit and its reality-check interval. */
export interface PlayState {
  readonly startedAt: number
  readonly staked: bigint
  readonly paid: bigint
  readonly checkDueAt: number
  /** When the session limit ends play, or null without one. */
  readonly endsAt: number | null
  /** End of the pause after a reality check, during the pause. */
  readonly pausedUntil: number | null
  /** When the member will have paused long enough for a new gaming session, without further play. */
  readonly restedAt: number
}

/** The current gaming session with its times, or null when nothing was played for half an hour. */
export function playState(context: Context, member: Member): PlayState | null {
  const gamingSession = gamingSessionOf(context, member.id)
  if (!gamingSession) return null
  const accounts = accountsOf(context, member)
  const limits = accounts.flatMap(
    ({ id }) => limitOf(context, id, { kind: 'session', period: 'gamingSession' })?.value ?? [],
  )
  const minutes = limits.length === 0 ? null : Math.min(...limits.map(Number))
  // Switching to another account does not begin a new gaming session.
  const began = Math.min(
    ...accounts.map(({ id }) => gamingSessionOf(context, id)?.startedAt ?? gamingSession.startedAt),
  )
  return {
    startedAt: gamingSession.startedAt,
    staked: gamingSession.staked,
    paid: gamingSession.paid,
    checkDueAt: gamingSession.checkedAt + reminderMinutes(context, member) * MINUTE,
    endsAt: minutes === null ? null : began + minutes * MINUTE,
    pausedUntil:
      gamingSession.pausedUntil !== undefined && context.clock.now() < gamingSession.pausedUntil
        ? gamingSession.pausedUntil
        : null,
    restedAt: gamingSession.lastAt + REST_MS,
  }
}

/** Minutes between the member's reality checks: chosen, else the market's default, within the market's limits. */
export function reminderMinutes(context: Context, member: Member): number {
  const merchant = context.merchants.get(member.merchant)
  if (!merchant) throw new Error(`no merchant ${member.merchant}`)
  const { usual, most } = safetyRules(context, merchant).reminder
  return Math.min(context.tables.safetyChoices.get(String(member.id))?.reminderMinutes ?? usual, most)
}

function refuseOver(
  { binding }: Headroom,
  amount: bigint,
  code: 'deposit.limit.reached' | 'safety.loss.reached' | 'safety.wager.reached',
): void {
  if (!binding || amount <= binding.left) return
  const { period, restartsAt } = binding
  const left = binding.left
  throw new Refusal(code, { value: { period, limit: binding.limit, left, restartsAt }, values: [left] })
}

/**
 * Limits belong to the person: those of all accounts in the same currency apply together, to the sum of their activity.
 * There is no exchange rate to apply a limit across currencies.
 */
function headroom(context: Context, member: Member, kind: LimitUse['kind'], { promised = true } = {}): Headroom {
  const { isoCurrency } = currencyOf(context, member)
  const accounts = accountsOf(context, member).filter((one) => currencyOf(context, one).isoCurrency === isoCurrency)
  const now = context.clock.now()
  const uses: LimitUse[] = []
  for (const period of PERIODS) {
    for (const owner of accounts) {
      const limit = limitOf(context, owner.id, { kind, period })
      if (!limit) continue
      const { from: startedAt, to: restartsAt } = periodAt(period, now, timeZoneOf(context, owner))
      const used = usedOf(context, accounts, limit, { from: startedAt, to: restartsAt, promised })
      const left = limit.value > used ? limit.value - used : 0n
      uses.push({ kind, period, limit: limit.value, used, left, startedAt, restartsAt })
    }
  }
  return { uses: strictest(uses), binding: lowest(uses) }
}

const lowest = (uses: readonly LimitUse[]): LimitUse | null =>
  uses.reduce<LimitUse | null>((low, use) => (low === null || use.left < low.left ? use : low), null)

/** The limit with the least left, one for each period. */
const strictest = (uses: readonly LimitUse[]): LimitUse[] =>
  PERIODS.flatMap((period) => lowest(uses.filter((use) => use.period === period)) ?? [])

function usedOf(
  context: Context,
  accounts: readonly Member[],
  { kind }: Limit,
  { from, to, promised }: { readonly from: number; readonly to: number; readonly promised: boolean },
): bigint {
  let used = 0n
  for (const { id } of accounts) {
    const sums = totalsBetween(context, id, from, to)
    if (kind === 'wager') used += sums.staked
    else if (kind === 'loss') used += sums.staked - sums.paid
    else used += sums.deposited + sums.received + (promised ? context.ports.depositsOnTheWay(context, id) : 0n)
  }
  return used > 0n ? used : 0n
}
