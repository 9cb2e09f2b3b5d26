import { MINUTE } from '@croupier/locales/calendar'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Movements, World } from '../../../World.ts'
import { safetyEntries } from './columns.ts'
import type { Sitting } from './rows.ts'

/** After this long without play the next play starts a new sitting. */
export const REST_MS = 30 * MINUTE

/** The running sitting, or undefined when the member has rested or never played. */
export function sittingOf(world: Pick<World, 'tables' | 'clock'>, memberId: number): Sitting | undefined {
  const sitting = world.tables.sittings.get(String(memberId))
  return sitting && world.clock.now() - sitting.lastAt < REST_MS ? sitting : undefined
}

/** Begins or continues a sitting now: to be called when a game is launched or ready. */
export function beginPlay(world: World, member: Pick<Member, 'id'>): Sitting {
  const now = world.clock.now()
  const sitting: Sitting = { ...(sittingOf(world, member.id) ?? fresh(member.id, now)), lastAt: now }
  world.tables.sittings.put(String(member.id), sitting)
  return sitting
}

/** Counts a movement at the sitting it belongs to when it is a stake or a payout. The ledger calls it for every posting. */
export function notePlay(world: World, transaction: LedgerTransaction): void {
  const movement = world.movements[transaction.kind as keyof Movements]
  if (movement.out.counts !== 'staked' && movement.in.counts !== 'paid') return
  for (const { memberId, heading, paid, received, at } of safetyEntries(world.movements, transaction)) {
    const key = String(memberId)
    const before = world.tables.sittings.get(key)
    const running = before !== undefined && at - before.lastAt < REST_MS
    // A payout long after its stake (a match, a draw) is no play of its own.
    if (heading === 'paid' && !running) continue
    const sitting = running ? before : fresh(memberId, at)
    world.tables.sittings.put(key, {
      ...sitting,
      lastAt: heading === 'staked' ? Math.max(at, sitting.lastAt) : sitting.lastAt,
      staked: sitting.staked + paid,
      paid: sitting.paid + received,
    })
  }
}

/** Notes that the member answered the reality check. A pause that follows it counts towards no interval. */
export function answerCheck(world: World, memberId: number, pauseMs = 0): void {
  const sitting = sittingOf(world, memberId)
  if (!sitting) return
  const checkedAt = world.clock.now() + pauseMs
  world.tables.sittings.put(String(memberId), {
    ...sitting,
    checkedAt,
    ...(pauseMs > 0 && { pausedUntil: checkedAt }),
  })
}

const fresh = (memberId: number, at: number): Sitting => ({
  memberId,
  startedAt: at,
  lastAt: at,
  staked: 0n,
  paid: 0n,
  checkedAt: at,
})
