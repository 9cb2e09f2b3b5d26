import { typedText } from '../../identity/members/typedText.ts'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { maskedName } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Words } from '../../../core/words/Words.ts'
import { type Context } from '../../../Context.ts'
import type { ChatLine } from './rows.ts'

/** Rooms of every merchant. */
export const ROOMS: readonly { readonly id: string; readonly name: Words }[] = [
  { id: 'lounge', name: { EN: 'Lounge', TY: 'Tambayan', BN: 'আড্ডা' } },
  { id: 'help', name: { EN: 'Questions', TY: 'Mga tanong', BN: 'প্রশ্ন' } },
]

/** Lines kept and shown per room. */
const SHOWN = 50
const KEPT = 500
/** Least time between two lines of a member. */
const PAUSE_MS = 2_000

/** A room's lines, oldest first: the newest fifty, or those after a given line. For a member, marks them as read. */
export function readRoom(
  context: Context,
  merchant: string,
  room: string,
  member: Member | null,
  after?: number,
): ChatLine[] {
  requireRoom(room)
  const lines = context.tables.chatLines.by('room', `${merchant}/${room}`)
  const shown = after === undefined ? lines.slice(-SHOWN) : lines.filter((line) => line.id > after).slice(0, SHOWN)
  const last = shown.at(-1)
  if (member && last && last.id > seenBy(context, member.id, room)) {
    context.tables.chatMarks.put(`${member.id}/${room}`, { memberId: member.id, room, seen: last.id })
  }
  return shown
}

/** Adds a line under the member's masked name. Stored as plain text, whatever it contains. */
export function writeLine(context: Context, member: Member, room: string, typed: string): ChatLine {
  requireRoom(room)
  const text = typedText(typed, 'text', 500)
  if (text === '') throw new Refusal('field.invalid', { values: ['text'] })
  const now = context.clock.now()
  const mine = context.tables.chatLines
    .by('room', `${member.merchant}/${room}`)
    .findLast((line) => line.memberId === member.id)
  if (mine && now - mine.at < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  return addLine(context, {
    merchant: member.merchant,
    room,
    memberId: member.id,
    name: maskedName(member.nickname),
    avatar: member.avatar,
    text,
  })
}

/** Adds a line to a room with the current time and drops the oldest ones beyond the limit. */
export function addLine(context: Context, line: Omit<ChatLine, 'id' | 'at'>): ChatLine {
  const { chatLines } = context.tables
  const added: ChatLine = { ...line, id: nextNumber(context, 'chatLine', 1), at: context.clock.now() }
  chatLines.put(String(added.id), added)
  const keys = [...chatLines.keysBy('room', `${line.merchant}/${line.room}`)]
  for (const old of keys.slice(0, Math.max(0, keys.length - KEPT))) chatLines.delete(old)
  return added
}

/** Lines in all rooms that a member has neither read nor written. */
export function unreadLines(context: Context, member: Member): number {
  let unread = 0
  for (const { id } of ROOMS) {
    const seen = seenBy(context, member.id, id)
    for (const line of context.tables.chatLines.by('room', `${member.merchant}/${id}`)) {
      if (line.id > seen && line.memberId !== member.id) unread++
    }
  }
  return unread
}

/** Refuses an unknown room. */
export function requireRoom(room: string): void {
  if (!ROOMS.some(({ id }) => id === room)) throw new Refusal('chat.room.unknown')
}

const seenBy = (context: Pick<Context, 'tables'>, memberId: number, room: string): number =>
  context.tables.chatMarks.get(`${memberId}/${room}`)?.seen ?? 0
