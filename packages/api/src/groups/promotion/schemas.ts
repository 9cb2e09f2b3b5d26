import * as z from 'zod/mini'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  text,
} from '../../contract/scalars.ts'

/** Module of the reward centre. */
export const REWARD_CENTRE = 'REWCEN3'

/** Types promotions are filtered by, besides all of them. */
export const promotionKinds = [
  'sports',
  'live',
  'slots',
  'cards',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'appDownload',
  'newbie',
  'gaming',
  'others',
] as const

/** Badges of a promotion. */
const promotionBadges = ['newbie', 'limited', 'special', 'daily', 'highRebate', 'vip'] as const

/** Status of a promotion for the caller: from join to claimed, or a final state. A visitor sees `join`. */
const activityStatuses = [
  'join',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'closed',
  'process',
  'signed',
  'comingSoon',
] as const

/** A reward that waits. Everything below `remark` is a reading: the required content of a bonus card. */
export const reward = z.object({
  rewardId: count,
  ticketName: maybeText,
  eventName: text,
  rewardPoint: maybeCount,
  rewardAmount: maybeMoney,
  promotionType: text,
  /** `I` issued, `P` pending. */
  status: text,
  expiry: maybeInstant,
  remark: maybeText,
  /** How often the amount has to be staked before it can be withdrawn; 0 for never. */
  wageringMultiple: z._default(count, 0),
  /** The same as an amount. */
  wageringRequired: maybeMoney,
  /** Days to do so in, counted from the claim. */
  wageringDays: maybeCount,
  /** Percent of a stake that counts, by game type; 100 where a type is missing. */
  gameWeights: z._default(z.record(z.string(), count), {}),
})

/** The rewards of a claim: `TICKET` with its kind, `AMOUNT` with money as decimal text, `POINT` with points. */
export const rewardGiven = z.object({ rewardType: text, value: text })

/** Terms on one card. */
export const bonusTerms = z.object({
  wageringMultiple: count,
  gameWeights: z._default(z.record(z.string(), count), {}),
  /** Highest bonus; null where the amount is fixed. */
  cap: maybeMoney,
  minimumDeposit: maybeMoney,
  /** Percent of the deposit. */
  percent: maybeCount,
  /** Fixed amount. */
  amount: maybeMoney,
  /** Days after the claim within which the wagering has to be met. */
  days: maybeCount,
  /** Its effect on withdrawals, in the member's language. */
  withdrawal: z.string(),
})

/** A promotion in the list. */
export const promotionCard = z.object({
  id: text,
  category: z.enum(promotionKinds),
  badge: z.nullish(z.enum(promotionBadges)),
  title: z.string(),
  summary: z.string(),
  photoUrl: maybeText,
  startDate: maybeInstant,
  endDate: maybeInstant,
  status: z.enum(activityStatuses),
  /** How to join: no action, a press, or an application with comment and pictures. */
  asks: z.enum(['nothing', 'optIn', 'application']),
  /** Contact an application needs. */
  contact: z.nullish(z.enum(['whatsapp', 'zalo'])),
  /** Null for promotions without a bonus. */
  terms: z.nullish(bonusTerms),
  /** The reward that was issued for it, as `promotion.claims` lists it; null in every other status. */
  rewardId: maybeCount,
})

/** One promotion, whole. */
export const promotionDetail = z.extend(promotionCard, {
  content: z.string(),
  /** The member's average stake over the last 30 days; null for visitors and without bets. */
  averageStake: maybeMoney,
})

/** An application. */
export const application = z.object({
  id: count,
  promotionId: text,
  /** Name of the promotion in the member's language; empty if the platform sends none. */
  title: z._default(z.string(), ''),
  status: z.enum(['pending', 'approved', 'rejected']),
  comment: z.string(),
  pictures: list(z.string()),
  appliedAt: instant,
  decidedAt: maybeInstant,
  remark: maybeText,
})

/** A bonus that was paid, and its wagering progress. */
export const bonus = z.object({
  id: text,
  eventName: text,
  promotionType: text,
  amount: money,
  /** `free` has no wagering. The other states: in progress, met, forfeited, expired. */
  status: z.enum(['free', 'open', 'met', 'ended', 'expired']),
  required: money,
  done: money,
  left: money,
  claimedAt: instant,
  expiresAt: maybeInstant,
  closedAt: maybeInstant,
  /** Amount forfeited when it ended. */
  takenBack: money,
  canEnd: flag,
  /** How often the amount has to be staked; 0 for never. */
  wageringMultiple: z._default(count, 0),
  /** Percent of a stake that counts, by game type; 100 where a type is missing. */
  gameWeights: z._default(z.record(z.string(), count), {}),
  /** Highest bonus of the offer it came from; null if the amount was fixed. */
  cap: maybeMoney,
  /** Current amount of the bonus with its winnings, forfeited if it is ended. Null once it is closed. */
  held: maybeMoney,
})
