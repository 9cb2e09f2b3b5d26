import { typedText } from '../../identity/members/typedText.ts'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { maskedName } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Words } from '../../../core/words/Words.ts'
import { type World } from '../../../World.ts'
import type { ChatLine } from './rows.ts'

/** Rooms of every merchant. */
export const ROOMS: readonly { readonly id: string; readonly name: Words }[] = [
  { id: 'lounge', name: { EN: 'Lounge', TY: 'Tambayan', BN: 'আড্ডা' } },
  { id: 'help', name: { EN: 'Questions', TY: 'Mga tanong', BN: 'প্রশ্ন' } },
]

/** Lines kept and shown in a room. */
const SHOWN = 50
const KEPT = 500
/** A member may write one line in this time. */
const PAUSE_MS = 2_000

/** A room's lines, oldest first: the newest fifty, or those after a line. For a member, marks them as seen. */
export function readRoom(
  world: World,
  merchant: string,
  room: string,
  member: Member | null,
  after?: number,
): ChatLine[] {
  requireRoom(room)
  const lines = world.tables.chatLines.by('room', `${merchant}/${room}`)
  const shown = after === undefined ? lines.slice(-SHOWN) : lines.filter((line) => line.id > after).slice(0, SHOWN)
  const last = shown.at(-1)
  if (member && last && last.id > seenBy(world, member.id, room)) {
    world.tables.chatMarks.put(`${member.id}/${room}`, { memberId: member.id, room, seen: last.id })
  }
  return shown
}

/** Writes a line under the member's masked name. The text is kept as text, whatever is in it. */
export function writeLine(world: World, member: Member, room: string, typed: string): ChatLine {
  requireRoom(room)
  const text = typedText(typed, 'text', 500)
  if (text === '') throw new Refusal('field.invalid', { values: ['text'] })
  const now = world.clock.now()
  const mine = world.tables.chatLines
    .by('room', `${member.merchant}/${room}`)
    .findLast((line) => line.memberId === member.id)
  if (mine && now - mine.at < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  return addLine(world, {
    merchant: member.merchant,
    room,
    memberId: member.id,
    name: maskedName(member.nickname),
    avatar: member.avatar,
    text,
  })
}

/** Puts a line into a room as of now and drops the oldest beyond what is kept. */
export function addLine(world: World, line: Omit<ChatLine, 'id' | 'at'>): ChatLine {
  const { chatLines } = world.tables
  const added: ChatLine = { ...line, id: nextNumber(world, 'chatLine', 1), at: world.clock.now() }
  chatLines.put(String(added.id), added)
  const keys = [...chatLines.keysBy('room', `${line.merchant}/${line.room}`)]
  for (const old of keys.slice(0, Math.max(0, keys.length - KEPT))) chatLines.delete(old)
  return added
}

/** Lines in all rooms that a member has not seen and not written. */
export function unreadLines(world: World, member: Member): number {
  let unread = 0
  for (const { id } of ROOMS) {
    const seen = seenBy(world, member.id, id)
    for (const line of world.tables.chatLines.by('room', `${member.merchant}/${id}`)) {
      if (line.id > seen && line.memberId !== member.id) unread++
    }
  }
  return unread
}

/** Refuses a room there is none of. */
export function requireRoom(room: string): void {
  if (!ROOMS.some(({ id }) => id === room)) throw new Refusal('chat.room.unknown')
}

const seenBy = (world: Pick<World, 'tables'>, memberId: number, room: string): number =>
  world.tables.chatMarks.get(`${memberId}/${room}`)?.seen ?? 0
