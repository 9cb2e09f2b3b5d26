/** Messages to the member: list, reading, deleting. */
export default {
  'inbox.tools': 'Which messages',
  'inbox.all': 'All',
  'inbox.unread': 'Unread',
  'inbox.unread_mark': 'Unread:',
  'inbox.read_all': 'Mark all as read',
  'inbox.failed': 'Your messages could not be loaded.',
  'inbox.message_failed': 'This message could not be loaded.',
  'inbox.empty_title': 'No messages',
  'inbox.empty_text': 'News about your account will be listed here.',
  'inbox.back': 'All messages',
  'inbox.delete_question': 'Delete this message? It can’t be brought back.',
} as const
