import type { PlainKey } from '@croupier/locales'
import { paths, type Place, type Promotion, type PromotionStatus, type PromotionType } from '@croupier/stores'
import type { PromotionState } from '@croupier/ui'

/** Names of the types that promotions are filtered by (S-362). */
export const typeLabels: Readonly<Record<PromotionType, PlainKey>> = {
  all: 'all_promo',
  sports: 'sport_promo',
  live: 'live_promo',
  slots: 'rng_promo',
  cards: 'pvp_promo',
  fish: 'fish_promo',
  lotto: 'lotto_promo',
  rebate: 'rebate_promo',
  pointsMall: 'point_promo',
  ranking: 'rank_promo',
  deposit: 'deposit_promo',
  appDownload: 'download_promo',
  newbie: 'new_player_promo',
  gaming: 'gaming_promo',
  others: 'other_promo',
}

/** Names of the badges of promotions (S-363). */
export const badgeLabels: Readonly<Record<NonNullable<Promotion['badge']>, PlainKey>> = {
  newbie: 'promo_newbie',
  limited: 'promo_limited',
  special: 'promo_special',
  daily: 'promo_daily',
  highRebate: 'promo_rabate',
  vip: 'promo_vip',
}

/** Names of a promotion's states for the person (S-364). */
export const statusLabels: Readonly<Record<PromotionStatus, PlainKey>> = {
  join: 'activity_join',
  applying: 'activity_applying',
  rejected: 'activity_rejected',
  issued: 'activity_issued',
  claimed: 'activity_claimed',
  closed: 'activity_close',
  process: 'activity_process',
  signed: 'activity_signed',
  comingSoon: 'activity_coming',
}

/** The look of a promotion's card in each state. */
export const cardStates: Readonly<Record<PromotionStatus, PromotionState>> = {
  join: 'open',
  applying: 'applied',
  rejected: 'refused',
  issued: 'granted',
  claimed: 'granted',
  closed: 'ended',
  process: 'open',
  signed: 'applied',
  comingSoon: 'open',
}

/** Where to take part in a promotion that needs no joining: a page of the site or of the member centre. */
export type WayOn = { readonly path: string } | { readonly centrePage: string }

const ways: Readonly<Record<Promotion['category'], WayOn>> = {
  sports: { path: '/sports' },
  live: { path: '/live' },
  slots: { path: '/rng' },
  cards: { path: '/pvp' },
  fish: { path: '/fish' },
  lotto: { centrePage: 'rewardCenter' },
  rebate: { centrePage: 'manualRebate' },
  pointsMall: { path: '/pointMall' },
  ranking: { centrePage: 'missionLeaderboard' },
  deposit: { centrePage: 'depositv2' },
  appDownload: { path: '/down' },
  newbie: { path: paths.home },
  gaming: { path: paths.home },
  others: { centrePage: 'playerRank' },
}

/** The next step of a promotion, if the merchant has that page. */
export function wayOn(
  { category }: Pick<Promotion, 'category'>,
  hasPage: Place['hasPage'],
  hasCentrePage: (page: string) => boolean,
): WayOn | undefined {
  const way = ways[category]
  const isThere = 'path' in way ? hasPage(way.path) : hasCentrePage(way.centrePage)
  return isThere ? way : undefined
}
