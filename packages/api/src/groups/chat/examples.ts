import type { GroupReference } from '../../contract/examples.ts'

const line = { id: 3, name: 'mar***a', avatar: '2', host: false, mine: true, text: 'Hello', createdAt: 1735689600000 }

/** The chat room. */
export const examples: GroupReference<'chat'> = {
  'chat.models': { doc: 'The rooms.', examples: [{ request: {}, answer: [{ id: 'lounge', name: 'Lounge' }] }] },
  'chat.launch': {
    doc: 'Where the chat runs; null for the platform’s own room.',
    examples: [{ request: { roomId: 'lounge' }, answer: { chatUrl: null } }],
  },
  'chat.unread': { doc: 'Lines not seen yet.', examples: [{ request: {}, answer: 4 }] },
  'chat.permission': {
    doc: 'Whether the person may read and write.',
    examples: [{ request: {}, answer: { canRead: true, canWrite: false, closedUntil: 1735776000000 } }],
  },
  'chat.messages': {
    doc: 'Lines of a room, oldest first.',
    examples: [{ request: { roomId: 'lounge', after: 2 }, answer: [line] }],
  },
  'chat.send': { doc: 'Writes a line.', examples: [{ request: { roomId: 'lounge', text: 'Hello' }, answer: line }] },
}
