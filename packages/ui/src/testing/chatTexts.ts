/** English texts of a chat window, for stories and suites. */
export const chatTexts = {
  write: 'Your message',
  send: 'Send',
  loading: 'Loading messages…',
  empty: 'Nobody has written yet.',
  newest: 'To the newest',
  notSent: 'Not sent.',
  sending: 'Sending…',
  retry: 'Try again',
}
