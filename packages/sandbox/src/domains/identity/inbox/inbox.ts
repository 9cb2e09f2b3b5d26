import { deleteOld } from './messages.ts'
import { Refusal } from '../../../Refusal.ts'
import type { MemberMessage } from './rows.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { sendMessage } from './messages.ts'
import { type World } from '../../../World.ts'

/** Key of a line the member wrote to customer service; it is in the thread, not in the inbox. */
const QUESTION = 'service.question'
/** Key of an answer of customer service; it is in both. */
const ANSWER = 'service.answer'
/** A member may write once in this time. */
const PAUSE_MS = 5_000

/** A member's messages, newest first. */
export function inboxOf(world: Pick<World, 'tables'>, memberId: number): MemberMessage[] {
  return world.tables.messages
    .by('member', String(memberId))
    .filter((message) => message.key !== QUESTION)
    .sort((a, b) => b.at - a.at || b.id - a.id)
}

/** One message of the member. */
export function messageOf(world: Pick<World, 'tables'>, memberId: number, id: string): MemberMessage {
  const message = world.tables.messages.get(id)
  if (!message || message.memberId !== memberId || message.key === QUESTION) throw new Refusal('inbox.message.unknown')
  return message
}

/** Marks messages as read, or all of them. An id that is not the member's refuses the whole. */
export function markRead(world: World, memberId: number, ids?: readonly string[]): void {
  const messages = ids?.map((id) => messageOf(world, memberId, id)) ?? inboxOf(world, memberId)
  for (const message of messages) {
    if (!message.read) world.tables.messages.put(String(message.id), { ...message, read: true })
  }
}

/** Deletes messages. An id that is not the member's refuses the whole. */
export function removeMessages(world: World, memberId: number, ids: readonly string[]): void {
  for (const id of new Set(ids)) {
    messageOf(world, memberId, id)
    world.tables.messages.delete(id)
  }
}

/** The conversation of a member with customer service, oldest first. */
export function serviceThread(world: Pick<World, 'tables'>, memberId: number): MemberMessage[] {
  return world.tables.messages
    .by('member', String(memberId))
    .filter(({ key }) => key === QUESTION || key === ANSWER)
    .sort((a, b) => a.at - b.at || a.id - b.id)
}

/** Whether a line of the thread is the member's own. */
export const isQuestion = (message: MemberMessage): boolean => message.key === QUESTION

/** Writes to customer service. */
export function writeToService(world: World, member: { readonly id: number }, typed: string): MemberMessage {
  const content = typed.trim()
  if (content === '') throw new Refusal('field.invalid', { values: ['content'] })
  const now = world.clock.now()
  const last = serviceThread(world, member.id).findLast(isQuestion)
  if (last && now - last.at < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  const id = nextNumber(world, 'message', 1)
  const message: MemberMessage = { id, memberId: member.id, key: QUESTION, values: [content], at: now, read: true }
  deleteOld(world, member.id)
  world.tables.messages.put(String(id), message)
  return message
}

/** Customer service answers a member. */
export function answerMember(world: World, memberId: number, content: string): void {
  sendMessage(world, memberId, ANSWER, [content])
}

/** The operator's message to one member. */
export function postMessage(world: World, memberId: number, title: string, content: string): void {
  sendMessage(world, memberId, 'operator', [title, content])
}
