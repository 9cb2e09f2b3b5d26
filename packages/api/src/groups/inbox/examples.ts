import type { GroupReference } from '../../contract/examples.ts'

const message = {
  messageId: 7,
  title: 'Deposit arrived',
  excerpt: 'Your deposit of 500.00 has been credited.',
  read: false,
  createdAt: 1735689600000,
}

/** The inbox, and its unread count. */
export const examples: GroupReference<'inbox'> = {
  'inbox.list': {
    doc: 'Messages, newest first.',
    examples: [{ request: { page: 1 }, answer: { list: [message], totalPages: 1, totalCount: 1, unreadCount: 1 } }],
  },
  'inbox.detail': {
    doc: 'One message whole.',
    examples: [
      {
        request: { messageId: 7 },
        answer: {
          ...message,
          content: '<p>Your deposit of 500.00 has been credited.</p>',
          about: { kind: 'deposit', id: 'D00000012' },
        },
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
  'inbox.unreadCount': {
    doc: 'Number of unread messages.',
    examples: [{ request: {}, answer: 3 }],
  },
}
