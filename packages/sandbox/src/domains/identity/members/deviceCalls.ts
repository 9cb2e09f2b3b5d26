import { Refusal } from '../../../Refusal.ts'
import { endSession, liveSession, sessionId } from './sessions.ts'
import type { World } from '../../../World.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

function living(world: World, memberId: number) {
  return world.tables.sessions.by('member', String(memberId)).filter(({ id }) => liveSession(world, id))
}

/** Sessions of a member. */
export const deviceHandlers: Handlers<'device'> = {
  'device.sessions': (world, call) => {
    const { member, session } = signedIn(call)
    return living(world, member.id)
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
  'device.end': (world, call, { id }) => {
    const found = living(world, signedIn(call).member.id).find((one) => sessionId(one) === id)
    if (!found) throw new Refusal('device.session.unknown')
    endSession(world, found.id)
    return { ended: 1 }
  },
  'device.endOthers': (world, call) => {
    const { member, session } = signedIn(call)
    const others = living(world, member.id).filter((one) => one.id !== session.id)
    for (const one of others) endSession(world, one.id)
    return { ended: others.length }
  },
}
