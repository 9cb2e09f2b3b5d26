import { subject } from '../../../Subject.ts'
import { noticePanel } from './panel.ts'
import { messagesHandlers } from './calls.ts'
import { helpHandlers } from './helpCalls.ts'

/** Announcements, banners and the help centre. */
export const notices = subject({
  calls: { ...messagesHandlers, ...helpHandlers },
  panel: noticePanel,
})
