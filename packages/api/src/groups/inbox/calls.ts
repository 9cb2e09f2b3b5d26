import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText, linesWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { count, flag, instant, list, maybeCount, text } from '../../contract/scalars.ts'

const MODULE = 'INBOX3'

/** A message in the list. */
const inboxMessage = z.object({
  messageId: text,
  title: z.string(),
  /** The beginning of the content as plain text. */
  excerpt: z._default(z.string(), ''),
  read: flag,
  createdAt: instant,
})

/**
 * The row that a message is about, by the id that the calls of its kind give. A `movement` is a row of the account
 * record, by its `orderNo`: a transfer, a rebate, a salary. A `reward` waits to be claimed; a `bonus` was. A `ticket` goes
 * by its `ticketId`.
 */
const about = z.object({
  kind: z.enum(['deposit', 'withdrawal', 'movement', 'reward', 'ticket', 'bonus', 'mission', 'contract']),
  id: text,
})

const messages = endpoint({
  id: 'inbox.list',
  method: 'GET',
  // Reading: CSP as for the unread count (2.9/8); the other source has EMFE.
  path: '/wps/relay/CSP_getInbox',
  module: MODULE,
  token: 'required',
  effect: 'read',
  // 20 to a page.
  input: () => z.object({ unreadOnly: flag, language, ...pageAndSize }),
  value: () =>
    z.object({
      list: list(inboxMessage),
      totalPages: z._default(count, 0),
      totalCount: maybeCount,
      unreadCount: z._default(count, 0),
      /** Extension: days after which the platform deletes a message; null if it does not, or does not say. */
      keptDays: maybeCount,
    }),
  fills: languageFill,
})

const detail = endpoint({
  id: 'inbox.detail',
  method: 'GET',
  // Extension: one message whole. Reading it does not mark it.
  path: '/wps/ext/inbox/detail',
  module: MODULE,
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ messageId: idText, language }),
  /** `content` is HTML and passes the sanitiser before it is shown. */
  value: () =>
    z.extend(inboxMessage, {
      content: z.string(),
      /** Null also for a kind that the site does not know. */
      // oxlint-disable-next-line promise/valid-params -- zod's, not a promise's
      about: z.catch(z.nullish(about), null),
    }),
  errors: { 'inbox.message.unknown': {} },
  fills: languageFill,
})

const someMessages = z.array(idText).check(z.minLength(1), z.maxLength(100))

const markRead = endpoint({
  id: 'inbox.markRead',
  method: 'POST',
  // Wire fact 2.8, older message paths. Reading: ids in a list; omitted, every message.
  path: '/wps/message/read',
  module: MODULE,
  token: 'required',
  effect: 'write',
  gate: 'open',
  input: () => z.object({ messageIds: z.optional(someMessages) }),
  value: () => z.object({ unreadCount: count }),
  errors: { 'inbox.message.unknown': {} },
})

const remove = endpoint({
  id: 'inbox.remove',
  method: 'DELETE',
  path: '/wps/message/inbox',
  module: MODULE,
  token: 'required',
  effect: 'write',
  gate: 'open',
  input: () => z.object({ messageIds: someMessages }),
  value: () => z.object({ unreadCount: count }),
  errors: { 'inbox.message.unknown': {} },
})

const thread = endpoint({
  id: 'inbox.thread',
  method: 'GET',
  // Extension: the member's messages to customer service and its answers, oldest first.
  path: '/wps/ext/inbox/thread',
  module: MODULE,
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({}),
  value: () => list(z.object({ messageId: text, mine: flag, content: z.string(), createdAt: instant })),
})

const write = endpoint({
  id: 'inbox.write',
  method: 'POST',
  path: '/wps/ext/inbox/write',
  module: MODULE,
  token: 'required',
  effect: 'write',
  gate: 'open',
  extension: true,
  input: () => z.object({ content: linesWithin(1_000) }),
  value: () => z.object({ messageId: text, createdAt: instant }),
  errors: { 'field.invalid': {}, TOO_MANY_REQUESTS: {} },
})

/** The inbox. */
export const inbox = {
  'inbox.list': messages,
  'inbox.detail': detail,
  'inbox.markRead': markRead,
  'inbox.remove': remove,
  'inbox.thread': thread,
  'inbox.write': write,
}
