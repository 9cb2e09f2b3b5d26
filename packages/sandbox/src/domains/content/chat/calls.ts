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
  'chat.models': (_context, call, { language }) =>
    ROOMS.map(({ id, name }) => ({ id, name: inLanguage(name, language ?? call.language) })),
  // The platform has its own rooms, so there is no provider's page.
  'chat.launch': (_context, _call, { roomId }) => {
    if (roomId !== undefined) requireRoom(roomId)
    return { chatUrl: null }
  },
  'chat.unread': (context, call) => unreadLines(context, signedIn(call).member),
  'chat.permission': (context, call) => {
    const { member } = signedIn(call)
    const pause = breakOf(context, member)
    return { canRead: true, canWrite: !pause && member.type !== 4, closedUntil: pause?.endsAt ?? null }
  },
  'chat.messages': (context, call, { roomId, after }) =>
    readRoom(context, call.merchant.code, roomId, call.member, after).map((line) => lineEntry(line, call.member)),
  'chat.send': (context, call, { roomId, text }) => {
    const { member } = signedIn(call)
    return lineEntry(writeLine(context, member, roomId, text), member)
  },
}
