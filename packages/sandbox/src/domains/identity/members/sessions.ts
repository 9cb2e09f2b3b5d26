import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { randomToken } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import type { Member, Session } from './rows.ts'
import { sha256 } from '../../../core/random/sha256.ts'

/** A session ends after half an hour without a call. */
const SESSION_IDLE_MS = 30 * MINUTE
/** A session ends after half a day, even in use. */
const SESSION_LIFE_MS = 12 * HOUR
/** Most sessions of a member; a further login ends the one that was unused for longest. */
const MOST_SESSIONS = 10
/** Validity of a proof of ownership. */
const PROOF_MS = 5 * MINUTE
/** The use of a session is stored at most this often, so that reads stay cheap. */
const TOUCH_EVERY_MS = 30_000

/** A new session, with the token that only its holder knows. */
export interface StartedSession extends Session {
  readonly token: string
}

/**
 * Starts a session and records the login on the member. The member's other sessions continue, ten at most. `proven`
 * means that the login itself counts as a proof of ownership.
 */
export function startSession(
  context: Context,
  member: Member,
  ip: string,
  { device = '', proven = false }: { readonly device?: string; readonly proven?: boolean } = {},
): StartedSession {
  const now = context.clock.now()
  for (const id of context.tables.sessions.keysBy('member', String(member.id))) {
    // Its games stay, so that they can say that it has expired.
    if (!keptSession(context, id)) context.tables.sessions.delete(id)
  }
  const living = context.tables.sessions
    .by('member', String(member.id))
    .filter((one) => !one.endedBy)
    .sort((a, b) => b.usedAt - a.usedAt)
  for (const { id } of living.slice(MOST_SESSIONS - 1)) endSession(context, id)
  const token = randomToken(context.random, 40)
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
  context.tables.sessions.put(session.id, session)
  context.tables.members.put(String(member.id), { ...member, lastLoginAt: now, lastLoginIp: ip })
  return { ...session, token }
}

/** The live session of a token, or undefined. */
export function sessionOfToken(context: Pick<Context, 'tables' | 'clock'>, token: string): Session | undefined {
  return liveSession(context, sha256(token))
}

/** A session if it is live, or undefined. */
export function liveSession(context: Pick<Context, 'tables' | 'clock'>, id: string): Session | undefined {
  const session = keptSession(context, id)
  return session?.endedBy ? undefined : session
}

/** Why the session of a token has ended, for the refusal of its calls; null if nothing is known. */
export function reasonOfEnd(context: Pick<Context, 'tables' | 'clock'>, token: string): Session['endedBy'] | null {
  return keptSession(context, sha256(token))?.endedBy ?? null
}

function keptSession(context: Pick<Context, 'tables' | 'clock'>, id: string): Session | undefined {
  const session = context.tables.sessions.get(id)
  const now = context.clock.now()
  if (!session || now - session.usedAt > SESSION_IDLE_MS || now - session.createdAt > SESSION_LIFE_MS) return undefined
  return session
}

/** When the proof of a session expires. */
export const provenUntil = ({ provenAt }: Pick<Session, 'provenAt'>): number =>
  provenAt === null ? 0 : provenAt + PROOF_MS

/** Whether the holder of a session recently proved to be the owner of the account. */
export const isProven = (context: Pick<Context, 'clock'>, session: Session): boolean =>
  context.clock.now() < provenUntil(session)

/** Changes some facts of a session. */
export function changeSession(context: Context, session: Session, change: Partial<Session>): Session {
  const changed = { ...session, ...change }
  context.tables.sessions.put(session.id, changed)
  return changed
}

/** An id of a session that is safe to show to its owner; it gives no access. */
export const sessionId = ({ id }: Pick<Session, 'id'>): string => sha256(`session:${id}`).slice(0, 24)

/** Extends the session's idle time. */
export function touchSession(context: Context, session: Session): void {
  const now = context.clock.now()
  if (now - session.usedAt >= TOUCH_EVERY_MS) context.tables.sessions.put(session.id, { ...session, usedAt: now })
}

/** Ends a session and every game opened in it. Ignores unknown ids. */
export function endSession(context: Context, id: string): void {
  const session = context.tables.sessions.get(id)
  if (!session) return
  context.tables.sessions.delete(id)
  context.ports.closePlays(context, session.memberId, id)
}

/**
 * Ends every session of a member, and with it the games opened there, for a reason that each device and game can learn
 * for a while.
 */
export function endSessions(context: Context, memberId: number, endedBy: NonNullable<Session['endedBy']>): void {
  for (const session of context.tables.sessions.by('member', String(memberId)))
    if (liveSession(context, session.id)) changeSession(context, session, { usedAt: context.clock.now(), endedBy })
}
