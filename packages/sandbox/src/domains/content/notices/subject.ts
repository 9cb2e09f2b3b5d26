import { subject } from '../../../Subject.ts'
import { noticePanel } from './panel.ts'
import { agentNoticeHandlers } from './agentCalls.ts'
import { announcementHandlers } from './calls.ts'
import { helpHandlers } from './helpCalls.ts'
import { noticeTables } from './tables.ts'

/** Announcements, banners and the help centre. */
export const notices = subject({
  tables: noticeTables,
  calls: { ...agentNoticeHandlers, ...helpHandlers, ...announcementHandlers },
  panel: noticePanel,
})
