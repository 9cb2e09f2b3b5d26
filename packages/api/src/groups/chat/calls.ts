import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText, linesWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, flag, instant, list, maybeCount, maybeText, text } from '../../contract/scalars.ts'

const MODULE = 'CBS3'

const models = endpoint({
  id: 'chat.models',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  module: MODULE,
  effect: 'read',
  input: () => z.object({ language }),
  // Reading: the rooms there are.
  value: () => list(z.object({ id: text, name: z.string() })),
  fills: languageFill,
})

const launch = endpoint({
  id: 'chat.launch',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  module: MODULE,
  // Reading: one source sends the token, the other does not. Reading is open to visitors, writing needs a login.
  token: 'optional',
  effect: 'read',
  input: () => z.object({ roomId: z.optional(idText) }),
  /** Address of the provider's page; null where the platform's own room is to be used. */
  value: () => z.object({ chatUrl: maybeText }),
  errors: { 'chat.room.unknown': {} },
})

const unread = endpoint({
  id: 'chat.unread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  module: MODULE,
  token: 'required',
  effect: 'read',
  silent: true,
  input: () => z.object({}),
  value: () => count,
})

const permission = endpoint({
  id: 'chat.permission',
  method: 'GET',
  path: '/wps/relay/CBS_groupPermission',
  // Reading: the wire facts name no module; it belongs to the same service.
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({}),
  // Reading: flags, and when writing is closed until what time.
  value: () => z.object({ canRead: flag, canWrite: flag, closedUntil: maybeCount }),
})

const chatLine = z.object({
  id: count,
  name: text,
  avatar: maybeText,
  host: flag,
  mine: flag,
  text: z.string(),
  createdAt: instant,
})

const lines = endpoint({
  id: 'chat.messages',
  method: 'GET',
  // Extension: the platform's own room.
  path: '/wps/ext/chat/messages',
  module: MODULE,
  token: 'optional',
  effect: 'read',
  silent: true,
  extension: true,
  input: () =>
    z.object({
      roomId: idText,
      /** Lines after this id; the newest fifty without it. */ after: z.optional(count),
    }),
  value: () => list(chatLine),
  errors: { 'chat.room.unknown': {} },
})

const send = endpoint({
  id: 'chat.send',
  method: 'POST',
  path: '/wps/ext/chat/send',
  module: MODULE,
  token: 'required',
  effect: 'write',
  gate: 'chat',
  extension: true,
  input: () => z.object({ roomId: idText, text: linesWithin(200) }),
  value: () => chatLine,
  errors: {
    'chat.room.unknown': {},
    'field.invalid': {},
    TOO_MANY_REQUESTS: {},
  },
})

/** The chat room. */
export const chat = {
  'chat.models': models,
  'chat.launch': launch,
  'chat.unread': unread,
  'chat.permission': permission,
  'chat.messages': lines,
  'chat.send': send,
}
