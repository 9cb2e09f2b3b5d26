import type { GroupReference } from './entry.ts'

const message = {
  messageId: 7,
  title: 'Deposit arrived',
  excerpt: 'Your deposit of 500.00 is on your account.',
  read: false,
  createdAt: 1735689600000,
}

/** The inbox. */
export const inbox: GroupReference<'inbox'> = {
  'inbox.list': {
    doc: 'Messages, newest first.',
    examples: [{ request: { page: 1 }, answer: { list: [message], totalPages: 1, totalCount: 1, unreadCount: 1 } }],
  },
  'inbox.detail': {
    doc: 'One message whole.',
    examples: [
      {
        request: { messageId: 7 },
        answer: { ...message, content: '<p>Your deposit of 500.00 is on your account.</p>' },
      },
    ],
  },
  'inbox.markRead': {
    doc: 'Marks messages as read, or all of them.',
    examples: [{ request: { messageIds: ['7'] }, answer: { unreadCount: 0 } }],
  },
  'inbox.remove': {
    doc: 'Deletes messages.',
    examples: [{ request: { messageIds: ['7', '8'] }, answer: { unreadCount: 0 } }],
  },
  'inbox.thread': {
    doc: 'What was written to customer service and its answers.',
    examples: [
      {
        request: {},
        answer: [{ messageId: '9', mine: true, content: 'Where is round R1?', createdAt: 1735689600000 }],
      },
    ],
  },
  'inbox.write': {
    doc: 'Writes to customer service.',
    examples: [{ request: { content: 'Where is round R1?' }, answer: { messageId: '9', createdAt: 1735689600000 } }],
  },
}

/** Feedback and complaints. */
export const feedback: GroupReference<'feedback'> = {
  'feedback.submit': {
    doc: 'Sends a feedback or complaint; the reference leads to the answer.',
    examples: [
      {
        request: { questionType: 'deposit', content: 'My deposit D1 is late.', contact: 'ana@mail.example' },
        answer: { reference: 'F-7KQ2M9XWABCD', createdAt: 1735689600000 },
      },
    ],
  },
  'feedback.status': {
    doc: 'A feedback and its answer.',
    examples: [
      {
        request: { reference: 'F-7KQ2M9XWABCD' },
        answer: {
          reference: 'F-7KQ2M9XWABCD',
          questionType: 'deposit',
          content: 'My deposit D1 is late.',
          createdAt: 1735689600000,
          status: 'answered',
          answer: 'It was credited just now.',
          answeredAt: 1735693200000,
        },
      },
    ],
  },
  'feedback.settings': {
    doc: 'How long a feedback may be, in characters.',
    examples: [{ request: {}, answer: { minimum: 10, maximum: 200 } }],
  },
}

const line = { id: 3, name: 'mar***a', avatar: '2', host: false, mine: true, text: 'Hello', createdAt: 1735689600000 }

/** The chat room. */
export const chat: GroupReference<'chat'> = {
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

/** The help centre. */
export const help: GroupReference<'help'> = {
  'help.centre': {
    doc: 'Chapters of the help centre; the tag is the anchor.',
    examples: [
      {
        request: { lang: 'EN' },
        answer: [{ title: 'Terms of use', tag: 'rules', content: '<p>One person, one account.</p>' }],
      },
    ],
  },
}
