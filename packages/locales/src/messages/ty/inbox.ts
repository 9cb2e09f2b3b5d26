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
  'inbox.about_deposit': 'Ipakita ang deposito',
  'inbox.about_withdrawal': 'Ipakita ang withdrawal',
  'inbox.back': 'Lahat ng mensahe',
  'inbox.delete_question': 'Burahin ang mensaheng ito? Hindi na ito maibabalik.',
  'inbox.views': 'Aling bahagi',
  'inbox.received': 'Natanggap',
  'service_thread.title': 'Customer service',
  'service_thread.failed': 'Hindi ma-load ang usapan.',
  'service_thread.empty': 'Wala pang sumusulat. Magtanong lang, dito kami sasagot.',
  'service_thread.newest': 'Pinakabagong mensahe',
  'service_thread.not_sent': 'Hindi naipadala',
  'service_thread.write': 'Mensahe mo',
  'service_thread.send': 'Ipadala',
} satisfies Record<keyof typeof english, string>
