import { inLanguage } from '../../../core/words/Words.ts'
import { type Handlers, signedIn } from '../../../wire/Call.ts'
import type { Member } from '../../identity/members/rows.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { readRoom, requireRoom, ROOMS, unreadLines, writeLine } from './chat.ts'
import type { ChatLine } from './rows.ts'

function lineEntry(line: ChatLine, member: Member | null): Answer<'chat.send'> {
  return {
    id: line.id,
    name: line.name,
    avatar: line.avatar || null,
    host: line.memberId === null,
    mine: member !== null && line.memberId === member.id,
    text: line.text,
    createdAt: line.at,
  }
}

/** The chat room. */
export const chatHandlers: Handlers<'chat'> = {
  'chat.models': (_world, call, { language }) =>
    ROOMS.map(({ id, name }) => ({ id, name: inLanguage(name, language ?? call.language) })),
  // The platform keeps its own rooms; there is no provider's page.
  'chat.launch': (_world, _call, { roomId }) => {
    if (roomId !== undefined) requireRoom(roomId)
    return { chatUrl: null }
  },
  'chat.unread': (world, call) => unreadLines(world, signedIn(call).member),
  'chat.permission': (world, call) => {
    const { member } = signedIn(call)
    const pause = breakOf(world, member)
    return { canRead: true, canWrite: !pause && member.type !== 4, closedUntil: pause?.endsAt ?? null }
  },
  'chat.messages': (world, call, { roomId, after }) =>
    readRoom(world, call.merchant.code, roomId, call.member, after).map((line) => lineEntry(line, call.member)),
  'chat.send': (world, call, { roomId, text }) => {
    const { member } = signedIn(call)
    return lineEntry(writeLine(world, member, roomId, text), member)
  },
}
