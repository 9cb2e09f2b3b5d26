import { subject } from '../../../Subject.ts'
import { noticePanel } from './panel.ts'
import { agentNoticeHandlers } from './agentCalls.ts'
import { messagesHandlers } from './calls.ts'
import { helpHandlers } from './helpCalls.ts'
import { noticeTables } from './tables.ts'

/** Announcements, banners and the help centre. */
export const notices = subject({
  tables: noticeTables,
  calls: { ...agentNoticeHandlers, ...helpHandlers, ...messagesHandlers },
  panel: noticePanel,
})
