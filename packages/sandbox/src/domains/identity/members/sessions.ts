import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { randomToken } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
import type { Member, Session } from './rows.ts'
import { sha256 } from '../../../core/random/sha256.ts'

/** A session ends after half an hour without a call. */
const SESSION_IDLE_MS = 30 * MINUTE
/** A session ends after half a day however it is used. */
const SESSION_LIFE_MS = 12 * HOUR
/** Sessions a member has at a time; a further sign-in ends the one unused for longest. */
const MOST_SESSIONS = 10
/** A proof of the owner is good for this long. */
const PROOF_MS = 5 * MINUTE
/** The use of a session is written down at most this often, so that reading stays cheap. */
const TOUCH_EVERY_MS = 30_000

/** A session just started, with the token that only its holder knows from then on. */
export interface StartedSession extends Session {
  readonly token: string
}

/**
 * Starts a session and notes the login on the member. The member's other living sessions stay, ten at most. `proven` says
 * that the sign-in itself showed all that a proof asks for.
 */
export function startSession(
  world: World,
  member: Member,
  ip: string,
  { device = '', proven = false }: { readonly device?: string; readonly proven?: boolean } = {},
): StartedSession {
  const now = world.clock.now()
  for (const id of world.tables.sessions.keysBy('member', String(member.id))) {
    if (!liveSession(world, id)) endSession(world, id)
  }
  const living = world.tables.sessions.by('member', String(member.id)).sort((a, b) => b.usedAt - a.usedAt)
  for (const { id } of living.slice(MOST_SESSIONS - 1)) endSession(world, id)
  const token = randomToken(world.random, 40)
  const session: Session = {
    id: sha256(token),
    memberId: member.id,
    merchant: member.merchant,
    createdAt: now,
    usedAt: now,
    ip,
    device,
    provenAt: proven ? now : null,
  }
  world.tables.sessions.put(session.id, session)
  world.tables.members.put(String(member.id), { ...member, lastLoginAt: now, lastLoginIp: ip })
  return { ...session, token }
}

/** The session of a token while it lives, or undefined. */
export function sessionOfToken(world: Pick<World, 'tables' | 'clock'>, token: string): Session | undefined {
  return liveSession(world, sha256(token))
}

/** A session while it lives, or undefined. */
export function liveSession(world: Pick<World, 'tables' | 'clock'>, id: string): Session | undefined {
  const session = world.tables.sessions.get(id)
  const now = world.clock.now()
  if (!session || now - session.usedAt > SESSION_IDLE_MS || now - session.createdAt > SESSION_LIFE_MS) return undefined
  return session
}

/** When the proof of a session runs out. */
export const provenUntil = ({ provenAt }: Pick<Session, 'provenAt'>): number =>
  provenAt === null ? 0 : provenAt + PROOF_MS

/** Whether the holder of a session proved lately to be the owner of the account. */
export const isProven = (world: Pick<World, 'clock'>, session: Session): boolean =>
  world.clock.now() < provenUntil(session)

/** Changes some facts of a session. */
export function changeSession(world: World, session: Session, change: Partial<Session>): Session {
  const changed = { ...session, ...change }
  world.tables.sessions.put(session.id, changed)
  return changed
}

/** A name for a session that its owner may see; it opens nothing. */
export const sessionId = ({ id }: Pick<Session, 'id'>): string => sha256(`session:${id}`).slice(0, 24)

/** Slides the session's idle time. */
export function touchSession(world: World, session: Session): void {
  const now = world.clock.now()
  if (now - session.usedAt >= TOUCH_EVERY_MS) world.tables.sessions.put(session.id, { ...session, usedAt: now })
}

/** Ends a session and every game opened with it. An unknown one is no failure. */
export function endSession(world: World, id: string): void {
  const session = world.tables.sessions.get(id)
  if (!session) return
  world.tables.sessions.delete(id)
  world.ports.closePlays(world, session.memberId, id)
}
