import { addDays, dateAt, HOUR, startOfDate } from '@croupier/locales/calendar'
import { inLanguage } from '../../../core/words/Words.ts'
import { unreadMessages } from '../../identity/inbox/messages.ts'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { banners } from './banners.ts'
import type { Notice } from './Notice.ts'
import { playerNotices } from './playerNotices.ts'
import { popupNotices, promotionNotices } from './promotionNotices.ts'
import type { World } from '../../../World.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'

type NoticeEntry = NonNullable<Answer<'messages.announcements'>['player']>[number]
type BannerEntry = NonNullable<Answer<'messages.announcements'>['banners']>[number]

function noticeEntry(
  world: World,
  { language, merchant: { timeZone } }: Call,
  notice: Notice,
  index: number,
): NoticeEntry {
  const [title, content] = inLanguage(notice.texts, language)
  const day = addDays(dateAt(world.clock.now(), timeZone), -notice.daysAgo)
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

/** Announcements and the unread count. */
export const messagesHandlers: Handlers<'messages'> = {
  'messages.announcements': (world, call, { types, execution }) => {
    const wanted = new Set(types.split(','))
    const audience = execution === 'B' ? ['B'] : ['A', 'F']
    const entries = (notices: readonly Notice[], type: Notice['type']) =>
      wanted.has(type)
        ? notices
            .filter((notice) => notice.execution === null || audience.includes(notice.execution))
            .map((notice, index) => noticeEntry(world, call, notice, index))
        : []
    return {
      player: entries(playerNotices, 'PL'),
      promotion: entries(promotionNotices, 'PR'),
      popup: operatorSettings(world).popups ? entries(popupNotices, 'PU') : [],
      banners: wanted.has('B') ? bannerEntries(call) : [],
      hot: [],
    }
  },
  'messages.unreadCount': (world, call) => unreadMessages(world, signedIn(call).member.id),
}
