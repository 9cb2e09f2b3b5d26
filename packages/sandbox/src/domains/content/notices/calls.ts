import { addDays, dateAt, HOUR, startOfDate } from '@croupier/locales/calendar'
import { inLanguage } from '../../../core/words/Words.ts'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { banners } from './banners.ts'
import type { Notice } from './Notice.ts'
import { playerNotices } from './playerNotices.ts'
import { popupNotices, promotionNotices } from './promotionNotices.ts'
import type { Context } from '../../../Context.ts'
import type { Call, Handlers } from '../../../wire/Call.ts'

type NoticeEntry = NonNullable<Answer<'announcements.list'>['player']>[number]
type BannerEntry = NonNullable<Answer<'announcements.list'>['banners']>[number]

function noticeEntry(
  context: Context,
  { language, merchant: { timeZone } }: Call,
  notice: Notice,
  index: number,
): NoticeEntry {
  const [title, content] = inLanguage(notice.texts, language)
  const day = addDays(dateAt(context.clock.now(), timeZone), -notice.daysAgo)
  return {
    id: notice.id,
    title,
    content,
    type: notice.type,
    status: 'A',
    platform: 'A',
    execution: notice.execution,
    startDate: startOfDate(day, timeZone) + (9 + (index % 8)) * HOUR,
    endDate: null,
    noExpiry: 1,
    photoUrl: notice.type === 'PR' ? `/art/banner/${notice.id}.svg` : null,
    sortIndex: index,
    category: notice.category,
    promotionType: notice.promotionType ?? null,
    promoAnnouncementCategoryIds: [],
    read: false,
    announcementImages: [],
    contents: [],
  }
}

function bannerEntries({ language, merchant }: Call): BannerEntry[] {
  return banners
    .filter(({ groupName }) => !merchant.ownBanners.has(groupName))
    .map((banner) => ({
      bannerId: banner.id,
      announcementId: banner.id,
      title: inLanguage(banner.title, language),
      url: `/art/banner/${banner.id}.svg`,
      groupName: banner.groupName,
      linkage: banner.leadsTo,
      linkageType: banner.leadsTo ? 'URL' : null,
      platform: 'A',
      startDate: null,
      endDate: null,
    }))
}

/** Announcements. */
export const announcementHandlers: Handlers<'announcements'> = {
  'announcements.list': (context, call, { types, execution }) => {
    const wanted = new Set(types.split(','))
    const audience = execution === 'B' ? ['B'] : ['A', 'F']
    const entries = (notices: readonly Notice[], type: Notice['type']) =>
      wanted.has(type)
        ? notices
            .filter((notice) => notice.execution === null || audience.includes(notice.execution))
            .map((notice, index) => noticeEntry(context, call, notice, index))
        : []
    return {
      player: entries(playerNotices, 'PL'),
      promotion: entries(promotionNotices, 'PR'),
      popup: operatorSettings(context).popups ? entries(popupNotices, 'PU') : [],
      banners: wanted.has('B') ? bannerEntries(call) : [],
      hot: [],
    }
  },
}
