import type english from '../en/inbox.ts'

/** Messages to the member: list, reading, deleting. */
export default {
  'inbox.tools': 'Aling mga mensahe',
  'inbox.all': 'Lahat',
  'inbox.unread': 'Hindi pa nababasa',
  'inbox.unread_mark': 'Hindi pa nababasa:',
  'inbox.read_all': 'Markahang nabasa na lahat',
  'inbox.failed': 'Hindi ma-load ang mga mensahe mo.',
  'inbox.message_failed': 'Hindi ma-load ang mensaheng ito.',
  'inbox.empty_title': 'Walang mensahe',
  'inbox.empty_text': 'Dito lalabas ang mga balita tungkol sa account mo.',
  'inbox.back': 'Lahat ng mensahe',
  'inbox.delete_question': 'Burahin ang mensaheng ito? Hindi na ito maibabalik.',
} satisfies Record<keyof typeof english, string>
