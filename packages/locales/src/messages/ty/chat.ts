import type english from '../en/chat.ts'

/** The chat room. */
export default {
  'chat.title': 'Chat room',
  'chat.rooms': 'Mga kuwarto',
  'chat.failed': 'Hindi ma-load ang chat.',
  'chat.lines_failed': 'Hindi ma-load ang mga mensahe.',
  'chat.empty': 'Wala pang sumusulat. Bumati ka na.',
  'chat.log_in': 'Mag-log in para makasulat',
  'chat.admin': '{name} (admin)',
  'chat.resume': 'Ipakita ang mga bagong mensahe',
  'chat.closed': 'Hindi ka muna makakasulat sa ngayon.',
  'chat.closed_until': 'Hindi ka makakasulat hanggang {time}.',
} satisfies Record<keyof typeof english, string>
