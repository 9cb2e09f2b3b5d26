/** The chat room. */
export default {
  'chat.title': 'Chat room',
  'chat.rooms': 'Rooms',
  'chat.failed': 'The chat could not be loaded.',
  'chat.lines_failed': 'The messages could not be loaded.',
  'chat.empty': 'No messages yet. Say hello.',
  'chat.log_in': 'Log in to write',
  'chat.admin': '{name} (admin)',
  'chat.resume': 'Show new messages',
  'chat.closed': 'You cannot write at the moment.',
  'chat.closed_until': 'You cannot write until {time}.',
} as const
