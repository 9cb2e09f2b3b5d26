import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { flag, list, maybeCount, maybeInstant, maybeText, text } from '../../contract/scalars.ts'

/** A notice. `content` is HTML of the operator: it passes the sanitiser before it is shown. */
export const notice = z.object({
  id: text,
  title: z._default(z.nullable(z.string()), ''),
  content: z._default(z.nullable(z.string()), ''),
  type: maybeText,
  status: maybeText,
  platform: maybeText,
  /** null always, 'B' before login, 'A' after login, 'F' at the first login. */
  execution: maybeText,
  startDate: maybeInstant,
  endDate: maybeInstant,
  noExpiry: flag,
  photoUrl: maybeText,
  sortIndex: maybeCount,
  category: maybeText,
  promoAnnouncementCategoryIds: list(text),
  read: flag,
  promotionType: maybeText,
  linkedPromotionId: maybeText,
  redirectPromotionId: maybeText,
  announcementLink: maybeText,
  redirect: maybeText,
  externalLink: maybeText,
  announcementImages: list(z.object({ imageId: maybeText, sequence: maybeCount, url: maybeText })),
  contents: list(
    z.object({
      sequence: maybeCount,
      title: maybeText,
      content: maybeText,
      language: maybeText,
      isDefault: flag,
      webImageUrl: maybeText,
      mobileImageUrl: maybeText,
    }),
  ),
})

/** A banner; `groupName` says where it is shown (w_home, w_rng, w_login ...). */
export const banner = z.object({
  bannerId: maybeText,
  announcementId: maybeText,
  title: maybeText,
  /** The picture. */
  url: text,
  groupName: text,
  linkage: maybeText,
  /** 'URL' an address, 'P' a promotion, 'G' a game. */
  linkageType: maybeText,
  vendor: maybeText,
  gameType: maybeText,
  nodeId: maybeText,
  roomId: maybeText,
  platform: maybeText,
  startDate: maybeInstant,
  endDate: maybeInstant,
  redirect: maybeText,
  externalLink: maybeText,
  redirectPromotionId: maybeText,
})

const listed = endpoint({
  id: 'announcements.list',
  method: 'GET',
  // Reading 2.9/9: service MCSFE.
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  // Reading: no token is sent, also for a logged-in person; the audience follows from `execution`.
  effect: 'read',
  // Reading: the four types and execution B, unless the configuration sets others.
  input: () =>
    z.object({
      types: z._default(z.string(), 'B,PL,PU,PR'),
      platform: z._default(z.string(), 'W'),
      execution: z._default(z.string(), 'B'),
    }),
  value: () =>
    z.object({
      player: list(notice),
      banners: list(banner),
      popup: list(notice),
      promotion: list(notice),
      hot: list(notice),
    }),
})

/** Announcements. */
export const announcements = { 'announcements.list': listed }
