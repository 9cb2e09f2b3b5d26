import { MINUTE } from '@croupier/locales/calendar'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Movements, World } from '../../../World.ts'
import { safetyEntries } from './columns.ts'
import type { GamingSession } from './rows.ts'

/** After this long without play the next play starts a new gaming session. */
export const REST_MS = 30 * MINUTE

/** The running gaming session, or undefined when the member has rested or never played. */
export function gamingSessionOf(world: Pick<World, 'tables' | 'clock'>, memberId: number): GamingSession | undefined {
  const gamingSession = world.tables.sittings.get(String(memberId))
  return gamingSession && world.clock.now() - gamingSession.lastAt < REST_MS ? gamingSession : undefined
}

/** Begins or continues a gaming session now: to be called when a game is launched or ready. */
export function beginPlay(world: World, member: Pick<Member, 'id'>): GamingSession {
  const now = world.clock.now()
  const gamingSession: GamingSession = { ...(gamingSessionOf(world, member.id) ?? fresh(member.id, now)), lastAt: now }
  world.tables.sittings.put(String(member.id), gamingSession)
  return gamingSession
}

/**
 * Counts a movement at the gaming session it belongs to when it is a stake or a payout. The ledger calls it for every
 * posting.
 */
export function notePlay(world: World, transaction: LedgerTransaction): void {
  const movement = world.movements[transaction.kind as keyof Movements]
  if (movement.out.counts !== 'staked' && movement.in.counts !== 'paid') return
  for (const { memberId, heading, paid, received, at } of safetyEntries(world.movements, transaction)) {
    const key = String(memberId)
    const before = world.tables.sittings.get(key)
    const running = before !== undefined && at - before.lastAt < REST_MS
    // A payout long after its stake (a match, a draw) is no play of its own.
    if (heading === 'paid' && !running) continue
    const gamingSession = running ? before : fresh(memberId, at)
    world.tables.sittings.put(key, {
      ...gamingSession,
      lastAt: heading === 'staked' ? Math.max(at, gamingSession.lastAt) : gamingSession.lastAt,
      staked: gamingSession.staked + paid,
      paid: gamingSession.paid + received,
    })
  }
}

/** Notes that the member answered the reality check. A pause that follows it counts towards no interval. */
export function answerCheck(world: World, memberId: number, pauseMs = 0): void {
  const gamingSession = gamingSessionOf(world, memberId)
  if (!gamingSession) return
  const checkedAt = world.clock.now() + pauseMs
  world.tables.sittings.put(String(memberId), {
    ...gamingSession,
    checkedAt,
    ...(pauseMs > 0 && { pausedUntil: checkedAt }),
  })
}

const fresh = (memberId: number, at: number): GamingSession => ({
  memberId,
  startedAt: at,
  lastAt: at,
  staked: 0n,
  paid: 0n,
  checkedAt: at,
})
