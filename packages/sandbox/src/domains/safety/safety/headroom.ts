import { MINUTE, periodAt, timeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { accountsOf } from '../../identity/members/person.ts'
import type { Member } from '../../identity/members/rows.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { World } from '../../../World.ts'
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

/** How much may still be done under all limits of a kind: the lowest left over applies. */
export interface Headroom {
  readonly uses: readonly LimitUse[]
  /** The limit that binds, or null when the member has none of this kind. */
  readonly binding: LimitUse | null
}

/** What is left for deposits. Deposits on their way count, as do transfers from the agent above. */
export function depositHeadroom(world: World, member: Member): Headroom {
  return headroom(world, member, 'deposit')
}

/** What is left to lose: the net loss of the period against the limit. */
export function lossHeadroom(world: World, member: Member): Headroom {
  return headroom(world, member, 'loss')
}

/** Amount left to stake. */
export function wagerHeadroom(world: World, member: Member): Headroom {
  return headroom(world, member, 'wager')
}

/**
 * Refuses money coming in beyond the deposit limit, by whatever method; the refusal's value names the period, what is
 * left and the restart. For deposits when they are ordered, and for transfers from the agent above.
 * @param amount minor units
 */
export function refuseOverDepositLimit(world: World, member: Member, amount: bigint): void {
  refuseOver(depositHeadroom(world, member), amount, 'deposit.limit.reached')
}

/**
 * Whether money may be credited now: a limit that was set after the order counts as well.
 * @param amount minor units
 */
export function creditFits(world: World, member: Member, amount: bigint): boolean {
  const { binding } = headroom(world, member, 'deposit', { promised: false })
  return binding === null || amount <= binding.left
}

/**
 * Refuses a stake the member's own safety settings do not allow: a break, a reality check that waits for its answer, the
 * end of the session limit, or a loss or wager limit that this stake could pass. To be called before every stake.
 * @param stake minor units
 */
export function refuseStake(world: World, member: Member, stake: bigint): void {
  refusePlay(world, member)
  refuseOver(lossHeadroom(world, member), stake, 'safety.loss.reached')
  refuseOver(wagerHeadroom(world, member), stake, 'safety.wager.reached')
}

/** Refuses play altogether: a break, a waiting reality check, the end of the session limit. For the launch of a game. */
export function refusePlay(world: World, member: Member): void {
  passGate(world, member, 'game')
  refuseBeforeDuties(world, member, 'safety.first.steps')
  const gamingSession = playState(world, member)
  if (!gamingSession) return
  const now = world.clock.now()
  if (gamingSession.endsAt !== null && now >= gamingSession.endsAt) {
    throw new Refusal('safety.session.over', {
      value: { endedAt: gamingSession.endsAt, restedAt: gamingSession.restedAt },
    })
  }
  if (gamingSession.pausedUntil !== null) {
    const { pausedUntil } = gamingSession
    throw new Refusal('safety.check.pause', {
      value: { pausedUntil },
      values: [timeAt(pausedUntil, timeZoneOf(world, member))],
    })
  }
  if (now >= gamingSession.checkDueAt)
    throw new Refusal('safety.check.due', { value: { dueAt: gamingSession.checkDueAt } })
}

/** A running gaming session against the member's session limit and reality-check interval. */
export interface PlayState {
  readonly startedAt: number
  readonly staked: bigint
  readonly paid: bigint
  readonly checkDueAt: number
  /** When the session limit ends play, or null without one. */
  readonly endsAt: number | null
  /** End of the pause after a reality check, while it lasts. */
  readonly pausedUntil: number | null
  /** When the member has rested enough for a new gaming session, if nothing more is played. */
  readonly restedAt: number
}

/** The running gaming session with its clocks, or null when nothing was played for half an hour. */
export function playState(world: World, member: Member): PlayState | null {
  const gamingSession = gamingSessionOf(world, member.id)
  if (!gamingSession) return null
  const accounts = accountsOf(world, member)
  const limits = accounts.flatMap(({ id }) => limitOf(world, id, { kind: 'session', period: 'sitting' })?.value ?? [])
  const minutes = limits.length === 0 ? null : Math.min(...limits.map(Number))
  // Changing over to another account does not begin a new gaming session.
  const began = Math.min(...accounts.map(({ id }) => gamingSessionOf(world, id)?.startedAt ?? gamingSession.startedAt))
  return {
    startedAt: gamingSession.startedAt,
    staked: gamingSession.staked,
    paid: gamingSession.paid,
    checkDueAt: gamingSession.checkedAt + reminderMinutes(world, member) * MINUTE,
    endsAt: minutes === null ? null : began + minutes * MINUTE,
    pausedUntil:
      gamingSession.pausedUntil !== undefined && world.clock.now() < gamingSession.pausedUntil
        ? gamingSession.pausedUntil
        : null,
    restedAt: gamingSession.lastAt + REST_MS,
  }
}

/** Minutes between the member's reality checks: chosen, else the market's usual, always within the market's bounds. */
export function reminderMinutes(world: World, member: Member): number {
  const merchant = world.merchants.get(member.merchant)
  if (!merchant) throw new Error(`no merchant ${member.merchant}`)
  const { usual, most } = safetyRules(world, merchant).reminder
  return Math.min(world.tables.safetyChoices.get(String(member.id))?.reminderMinutes ?? usual, most)
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
 * Limits are the person's: those of every account of the same currency hold together, and what all of them did counts.
 * There is no rate between currencies to measure one limit by another.
 */
function headroom(world: World, member: Member, kind: LimitUse['kind'], { promised = true } = {}): Headroom {
  const { isoCurrency } = currencyOf(world, member)
  const accounts = accountsOf(world, member).filter((one) => currencyOf(world, one).isoCurrency === isoCurrency)
  const now = world.clock.now()
  const uses: LimitUse[] = []
  for (const period of PERIODS) {
    for (const owner of accounts) {
      const limit = limitOf(world, owner.id, { kind, period })
      if (!limit) continue
      const { from: startedAt, to: restartsAt } = periodAt(period, now, timeZoneOf(world, owner))
      const used = usedOf(world, accounts, limit, { from: startedAt, to: restartsAt, promised })
      const left = limit.value > used ? limit.value - used : 0n
      uses.push({ kind, period, limit: limit.value, used, left, startedAt, restartsAt })
    }
  }
  return { uses: strictest(uses), binding: lowest(uses) }
}

const lowest = (uses: readonly LimitUse[]): LimitUse | null =>
  uses.reduce<LimitUse | null>((low, use) => (low === null || use.left < low.left ? use : low), null)

/** One use for each period: that of the account with the least left. */
const strictest = (uses: readonly LimitUse[]): LimitUse[] =>
  PERIODS.flatMap((period) => lowest(uses.filter((use) => use.period === period)) ?? [])

function usedOf(
  world: World,
  accounts: readonly Member[],
  { kind }: Limit,
  { from, to, promised }: { readonly from: number; readonly to: number; readonly promised: boolean },
): bigint {
  let used = 0n
  for (const { id } of accounts) {
    const sums = totalsBetween(world, id, from, to)
    if (kind === 'wager') used += sums.staked
    else if (kind === 'loss') used += sums.staked - sums.paid
    else used += sums.deposited + sums.received + (promised ? world.ports.depositsOnTheWay(world, id) : 0n)
  }
  return used > 0n ? used : 0n
}
