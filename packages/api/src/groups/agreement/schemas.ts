import * as z from 'zod/mini'
import { askedAmount, idText } from '../../contract/bounds.ts'
import { productType, productTypes } from '../../contract/product-types.ts'
import { count, flag, instant, list, maybeInstant, maybeText, money, text } from '../../contract/scalars.ts'

// Contracts between an agent and a direct downline, called agreements here because "contract" is this table's own name.

/** The four kinds. */
export const agreementKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const

/** Periods a dividend may close by: daily, weekly, half a month, a month. */
export const agreementPeriods = ['D', 'W', 'H', 'M'] as const

/**
 * P offered, E offered to replace a dividend in force, A in force, V termination requested, R refused, withdrawn or
 * expired before it began, C ended. P, E and V are the platform's; answers send A, R and C.
 */
const agreementStatuses = ['P', 'E', 'A', 'V', 'R', 'C'] as const

/** One of {@link agreementKinds}. */
export const agreementKind = z.enum(agreementKinds)
/** A rate as decimal text: percent when the type is P, an amount of money when it is A. */
export const agreementRate = askedAmount

/** One tier of a contract: its conditions and its rate. Unused conditions are 0. */
const agreementTier = z.object({
  /** Turnover of the period. */
  minimumBet: z._default(askedAmount, '0.00'),
  /** The team's loss in the period; dividends only. */
  netLoss: z._default(askedAmount, '0.00'),
  /** People who staked at least `activeStake` of `agreement.bounds` in the period. */
  activeMember: z._default(count, 0),
  /** Stake a single bet must have; real-time salary only. */
  betAmount: z._default(askedAmount, '0.00'),
  rateType: z._default(z.enum(['P', 'A']), 'P'),
  /** Rate on the base; of real-time salary, the rate on bets the player won. */
  rate: agreementRate,
  /** Rate on bets the player lost: the loss wage of real-time salary. 0 for the other kinds. */
  lossRate: z._default(askedAmount, '0.00'),
})

/** An agreement as one of its two parties sees it. */
export const agreementEntry = z.object({
  id: text,
  kind: agreementKind,
  productType: z.enum(productTypes),
  /** Dividends only; the salaries' periods are their names. */
  period: z.nullish(z.enum(agreementPeriods)),
  status: z.enum(agreementStatuses),
  /** Which party the caller is. */
  side: z.enum(['upline', 'downline']),
  /** The other party; null is the operator, or a downline the agent may know no more about. */
  partyId: maybeText,
  partyAccount: maybeText,
  partyAvailable: flag,
  tiers: list(agreementTier),
  /** Y when agreeing would end agreements further down that pay more. */
  downlineHigherRate: z.enum(['Y', 'N']),
  /** Who requested the open termination. */
  requestedBy: z.nullish(z.enum(['upline', 'downline'])),
  offeredAt: instant,
  /** Until when an offer can be answered. */
  expiresAt: maybeInstant,
  inForceFrom: maybeInstant,
  endedAt: maybeInstant,
  /** 'refused', 'withdrawn', 'expired', 'terminated', 'replaced', 'upline' (ended because the one above it changed). */
  endReason: maybeText,
  /** Net result of earlier periods that is deducted from the next dividend: "0.00", or the team's win. */
  carriedOver: z._default(money, '0.00'),
  mayAnswer: flag,
  mayTerminate: flag,
  mayWithdraw: flag,
})

/** The terms of an offer to a direct downline, as they are sent. */
export const offerTerms = {
  downlineId: idText,
  kind: agreementKind,
  productType,
  period: z.optional(z.enum(agreementPeriods)),
  tiers: z.array(agreementTier).check(z.minLength(1), z.maxLength(20)),
}

/**
 * What happened to an agreement: to the offer 'offered', 'accepted', 'refused', 'withdrawn' or 'expired'; to its end
 * 'endAsked', 'endAgreed', 'endRefused' or 'endWithdrawn'; 'replaced' by another one, or ended by the one above
 * ('upline').
 */
const agreementDeeds = [
  'offered',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
  'endAsked',
  'endAgreed',
  'endRefused',
  'endWithdrawn',
  'replaced',
  'upline',
] as const

/** The history of an agreement, oldest first. */
export const agreementEvents = list(
  z.object({ at: instant, what: z.enum(agreementDeeds), by: z.enum(['upline', 'downline', 'platform']) }),
)
