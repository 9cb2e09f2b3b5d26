import { subject } from '../../../Subject.ts'
import { noticePanel } from './panel.ts'
import { agentNoticeHandlers } from './agentCalls.ts'
import { messagesHandlers } from './calls.ts'
import { helpHandlers } from './helpCalls.ts'
import { incidentTables } from './incidents.ts'

/** Announcements, banners and the help centre. */
export const notices = subject({
  tables: incidentTables,
  calls: { ...agentNoticeHandlers, ...helpHandlers, ...messagesHandlers },
  panel: noticePanel,
})
