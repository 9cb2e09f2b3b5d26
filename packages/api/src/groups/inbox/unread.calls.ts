import { endpoint } from '../../contract/endpoint.ts'
import { count, nothing } from '../../contract/scalars.ts'

const unreadCount = endpoint({
  id: 'inbox.unreadCount',
  method: 'GET',
  // Reading 2.9/8: service CSP.
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  token: 'required',
  effect: 'read',
  silent: true,
  input: () => nothing,
  value: () => count,
})

/** The number of unread messages, which the header shows. */
export const unreadMessages = { 'inbox.unreadCount': unreadCount }
