import type { Words } from '../../../core/words/Words.ts'
import type { Gift } from './rewards.ts'

/** Types that promotions are filtered by. */
export type OfferCategory =
  | 'sports'
  | 'live'
  | 'slots'
  | 'cards'
  | 'fish'
  | 'lotto'
  | 'rebate'
  | 'pointsMall'
  | 'ranking'
  | 'deposit'
  | 'appDownload'
  | 'newbie'
  | 'gaming'
  | 'others'

/** How a member takes part in an offer, and what it gives. */
export type OfferRule =
  /** Nothing to join: it describes an automatic benefit. */
  | { readonly kind: 'open' }
  /** A share of a deposit, up to a cap; chosen before the deposit. */
  | {
      readonly kind: 'deposit'
      readonly percent: number
      readonly cap: bigint
      readonly minimum: bigint
      readonly multiple: number
      readonly days: number
      /** For the very first deposit only, or once a calendar week. */
      readonly every: 'first' | 'week'
    }
  /** One press; with a number of days, only for accounts younger than that. */
  | { readonly kind: 'press'; readonly gift: OfferGift; readonly youngerThanDays?: number }
  /** An application that the operator decides. */
  | { readonly kind: 'application'; readonly gift: OfferGift; readonly contact: 'whatsapp' | 'zalo' | null }

/** Reward of an offer. */
export type OfferGift = Pick<Gift, 'type' | 'amount' | 'points' | 'ticket' | 'multiple' | 'wageringDays'>

/** A promotion of the platform. All amounts are play money in minor units. */
export interface Offer {
  readonly id: string
  readonly category: OfferCategory
  readonly badge: 'newbie' | 'limited' | 'special' | 'daily' | 'highRebate' | 'vip' | null
  readonly title: Words
  /** Each placeholder is filled with one of `amounts`. */
  readonly summary: Words
  readonly amounts: readonly bigint[]
  readonly rule: OfferRule
  /** Name of the drawn banner. */
  readonly picture: string
  /** Days before and after the day the sandbox was seeded; null for no end. */
  readonly startsInDays: number
  readonly endsInDays: number | null
}
