import { MINUTE } from '@croupier/locales/calendar'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Movements, Context } from '../../../Context.ts'
import { safetyEntries } from './columns.ts'
import type { GamingSession } from './rows.ts'

/** After a pause of this length, the next play starts a new gaming session. */
export const REST_MS = 30 * MINUTE

/** The current gaming session, or undefined when the member has paused long enough or never played. */
export function gamingSessionOf(
  context: Pick<Context, 'tables' | 'clock'>,
  memberId: number,
): GamingSession | undefined {
  const gamingSession = context.tables.gamingSessions.get(String(memberId))
  return gamingSession && context.clock.now() - gamingSession.lastAt < REST_MS ? gamingSession : undefined
}

/** Begins or continues a gaming session now. Call when a game is launched or ready. */
export function beginPlay(context: Context, member: Pick<Member, 'id'>): GamingSession {
  const now = context.clock.now()
  const gamingSession: GamingSession = {
    ...(gamingSessionOf(context, member.id) ?? fresh(member.id, now)),
    lastAt: now,
  }
  context.tables.gamingSessions.put(String(member.id), gamingSession)
  return gamingSession
}

/**
 * Counts a stake or payout in its gaming session. The ledger calls it for every
 * posting.
 */
export function notePlay(context: Context, transaction: LedgerTransaction): void {
  const movement = context.movements[transaction.kind as keyof Movements]
  if (movement.out.counts !== 'staked' && movement.in.counts !== 'paid') return
  for (const { memberId, heading, paid, received, at } of safetyEntries(context.movements, transaction)) {
    const key = String(memberId)
    const before = context.tables.gamingSessions.get(key)
    const running = before !== undefined && at - before.lastAt < REST_MS
    // A payout long after its stake (a match, a draw) does not count as play.
    if (heading === 'paid' && !running) continue
    const gamingSession = running ? before : fresh(memberId, at)
    context.tables.gamingSessions.put(key, {
      ...gamingSession,
      lastAt: heading === 'staked' ? Math.max(at, gamingSession.lastAt) : gamingSession.lastAt,
      staked: gamingSession.staked + paid,
      paid: gamingSession.paid + received,
    })
  }
}

/** Records the member's answer to the reality check. A pause after it counts toward no interval. */
export function answerCheck(context: Context, memberId: number, pauseMs = 0): void {
  const gamingSession = gamingSessionOf(context, memberId)
  if (!gamingSession) return
  const checkedAt = context.clock.now() + pauseMs
  context.tables.gamingSessions.put(String(memberId), {
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
