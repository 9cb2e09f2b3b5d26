import { deleteOld } from './messages.ts'
import { Refusal } from '../../../Refusal.ts'
import type { InboxMessage, MemberMessage } from './rows.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { sendMessage } from './messages.ts'
import { type Context } from '../../../Context.ts'

/** Key of a message from the member to customer service; shown in the thread, not in the inbox. */
const QUESTION = 'service.question'
/** Key of a message from customer service; shown in both. */
const ANSWER = 'service.answer'
/** Least time between two messages of a member. */
const PAUSE_MS = 5_000

const inInbox = (message: MemberMessage): message is InboxMessage => message.key !== QUESTION

/** A member's messages, newest first. */
export function inboxOf(context: Pick<Context, 'tables'>, memberId: number): InboxMessage[] {
  return context.tables.messages
    .by('member', String(memberId))
    .filter(inInbox)
    .sort((a, b) => b.at - a.at || b.id - a.id)
}

/** One message of the member. */
export function messageOf(context: Pick<Context, 'tables'>, memberId: number, id: string): InboxMessage {
  const message = context.tables.messages.get(id)
  if (!message || message.memberId !== memberId || !inInbox(message)) throw new Refusal('inbox.message.unknown')
  return message
}

/** Marks some or all messages as read. Refuses the whole call when an id is not the member's. */
export function markRead(context: Context, memberId: number, ids?: readonly string[]): void {
  const messages = ids?.map((id) => messageOf(context, memberId, id)) ?? inboxOf(context, memberId)
  for (const message of messages) {
    if (!message.read) context.tables.messages.put(String(message.id), { ...message, read: true })
  }
}

/** Deletes messages. Refuses the whole call when an id is not the member's. */
export function removeMessages(context: Context, memberId: number, ids: readonly string[]): void {
  for (const id of new Set(ids)) {
    messageOf(context, memberId, id)
    context.tables.messages.delete(id)
  }
}

/** A member's conversation with customer service, oldest first. */
export function serviceThread(context: Pick<Context, 'tables'>, memberId: number): MemberMessage[] {
  return context.tables.messages
    .by('member', String(memberId))
    .filter(({ key }) => key === QUESTION || key === ANSWER)
    .sort((a, b) => a.at - b.at || a.id - b.id)
}

/** Whether the member wrote the message. */
export const isQuestion = (message: MemberMessage): boolean => message.key === QUESTION

/** Sends a message to customer service. */
export function writeToService(context: Context, member: { readonly id: number }, typed: string): MemberMessage {
  const content = typed.trim()
  if (content === '') throw new Refusal('field.invalid', { values: ['content'] })
  const now = context.clock.now()
  const last = serviceThread(context, member.id).findLast(isQuestion)
  if (last && now - last.at < PAUSE_MS) throw new Refusal('TOO_MANY_REQUESTS')
  const id = nextNumber(context, 'message', 1)
  const message: MemberMessage = { id, memberId: member.id, key: QUESTION, values: [content], at: now, read: true }
  deleteOld(context, member.id)
  context.tables.messages.put(String(id), message)
  return message
}

/** Sends customer service's answer to a member. */
export function answerMember(context: Context, memberId: number, content: string): void {
  sendMessage(context, memberId, ANSWER, [content])
}

/** The operator's message to one member. */
export function postMessage(context: Context, memberId: number, title: string, content: string): void {
  sendMessage(context, memberId, 'operator', [title, content])
}
