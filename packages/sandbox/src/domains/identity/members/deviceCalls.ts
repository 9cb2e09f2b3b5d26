import { Refusal } from '../../../Refusal.ts'
import { endSession, liveSession, sessionId } from './sessions.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

function living(context: Context, memberId: number) {
  return context.tables.sessions.by('member', String(memberId)).filter(({ id }) => liveSession(context, id))
}

/** Sessions of a member. */
export const deviceHandlers: Handlers<'device'> = {
  'device.sessions': (context, call) => {
    const { member, session } = signedIn(call)
    return living(context, member.id)
      .map((one) => ({
        id: sessionId(one),
        current: one.id === session.id,
        device: one.device || null,
        ip: one.ip,
        startedAt: one.createdAt,
        usedAt: one.usedAt,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.startedAt - a.startedAt)
  },
  'device.end': (context, call, { id }) => {
    const found = living(context, signedIn(call).member.id).find((one) => sessionId(one) === id)
    if (!found) throw new Refusal('device.session.unknown')
    endSession(context, found.id)
    return { ended: 1 }
  },
  'device.endOthers': (context, call) => {
    const { member, session } = signedIn(call)
    const others = living(context, member.id).filter((one) => one.id !== session.id)
    for (const one of others) endSession(context, one.id)
    return { ended: others.length }
  },
}
