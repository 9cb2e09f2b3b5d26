import { MINUTE } from '@croupier/locales/calendar'
import { randomToken } from '../../core/random/random.ts'
import type { World } from '../../World.ts'
import type { Member, Session } from './rows.ts'
import { sha256 } from '../../core/random/sha256.ts'

/** A session ends after half an hour without a call (requirement values 1.1.1). */
export const SESSION_IDLE_MS = 30 * MINUTE
/** The use of a session is written down at most this often, so that reading stays cheap. */
const TOUCH_EVERY_MS = 30_000

/** Starts a session and notes the login on the member. The member's other living sessions stay. */
export function startSession(world: World, member: Member, ip: string, device = ''): Session {
  const now = world.clock.now()
  for (const token of world.tables.sessions.keysBy('member', String(member.id))) {
    if (!liveSession(world, token)) endSession(world, token)
  }
  const session: Session = {
    token: randomToken(world.random, 40),
    memberId: member.id,
    merchant: member.merchant,
    createdAt: now,
    usedAt: now,
    ip,
    device,
  }
  world.tables.sessions.put(session.token, session)
  world.tables.members.put(String(member.id), { ...member, failedLogins: 0, lastLoginAt: now, lastLoginIp: ip })
  return session
}

/** The session of a token while it lives, or undefined. */
export function liveSession(world: Pick<World, 'tables' | 'clock'>, token: string): Session | undefined {
  const session = world.tables.sessions.get(token)
  if (!session || world.clock.now() - session.usedAt > SESSION_IDLE_MS) return undefined
  return session
}

/** A name for a session that its owner may see; it opens nothing. */
export const sessionId = ({ token }: Pick<Session, 'token'>): string => sha256(`session:${token}`).slice(0, 24)

/** Slides the session's idle time. */
export function touchSession(world: World, session: Session): void {
  const now = world.clock.now()
  if (now - session.usedAt >= TOUCH_EVERY_MS) world.tables.sessions.put(session.token, { ...session, usedAt: now })
}

/** Ends a session and every game opened with it. An unknown token is no failure. */
export function endSession(world: World, token: string): void {
  const session = world.tables.sessions.get(token)
  if (!session) return
  world.tables.sessions.delete(token)
  for (const play of world.tables.plays.by('member', String(session.memberId))) {
    if (play.session === token) world.tables.plays.delete(play.id)
  }
}
