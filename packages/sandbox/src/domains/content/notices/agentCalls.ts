import { DAY } from '@croupier/locales/calendar'
import { inLanguage } from '../../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { asAgent } from '../../agents/team/tree.ts'
import { agentNotices } from './agentNotices.ts'

/** Announcements for agents. */
export const agentNoticeHandlers: Pick<Handlers<'team'>, 'team.announcements'> = {
  'team.announcements': (context, call, { language, page, size }) => {
    asAgent(signedIn(call).member)
    const now = context.clock.now()
    const found = agentNotices.map((notice) => {
      const [title, content] = inLanguage(notice.texts, language ?? call.language)
      return { id: notice.id, title, content, at: now - notice.daysAgo * DAY }
    })
    const { rows, totalPages, totalCount } = pageOf(found, page, size)
    return { list: rows, totalPages, totalCount }
  },
}
