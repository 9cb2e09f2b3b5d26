import * as z from 'zod/mini'
import { askedAmount, idText } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { pageAndSize } from './paging.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeText,
  money,
  nothing,
  successOnly,
  text,
} from './scalars.ts'
import { productType, productTypes } from './team.ts'

// Contracts between an agent and a direct downline, called agreements here because "contract" is this table's own name.
// The four answers and the consolidated facts are the platform's (wire rows 36 and 107 to 110); offering, listing and
// terminating happen in the agent centre, whose calls no fact shows, so they are extensions.

/** The four kinds [S-397]. */
export const agreementKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const

/** Periods a dividend may close by: daily, weekly, half a month, a month (wire fact 3.12). */
export const agreementPeriods = ['D', 'W', 'H', 'M'] as const

/**
 * P offered, E offered in place of a dividend in force, A in force, V termination requested, R refused, withdrawn or
 * run out before it began, C ended. P, E and V are the platform's; A, R and C are what answers send (wire fact 6.9).
 */
export const agreementStatuses = ['P', 'E', 'A', 'V', 'R', 'C'] as const

const kind = z.enum(agreementKinds)
/** A rate as decimal text: percent when the type is P, an amount of money when it is A. */
const rate = askedAmount

/** One step of an agreement's scale: what has to be reached, and what is paid then. Unused conditions are 0. */
export const agreementTier = z.object({
  /** Turnover of the period. */
  minimumBet: z._default(askedAmount, '0.00'),
  /** What the team lost in the period; dividends only. */
  netLoss: z._default(askedAmount, '0.00'),
  /** People with turnover in the period. */
  activeMember: z._default(count, 0),
  /** Stake a single bet must have; real-time salary only. */
  betAmount: z._default(askedAmount, '0.00'),
  rateType: z._default(z.enum(['P', 'A']), 'P'),
  /** Rate on the base; of real-time salary, the rate on bets the player won. */
  rate,
  /** Rate on bets the player lost: the loss wage of real-time salary. 0 for the other kinds [S-403]. */
  lossRate: z._default(askedAmount, '0.00'),
})

/** An agreement as one of its two parties sees it. */
export const agreementEntry = z.object({
  id: text,
  kind,
  productType: z.enum(productTypes),
  /** Dividends only; the salaries' periods are their names. */
  period: z.nullish(z.enum(agreementPeriods)),
  status: z.enum(agreementStatuses),
  /** Which party the caller is. */
  side: z.enum(['upline', 'downline']),
  /** The other party; null is the house, or a downline the agent may not know more of [G-36]. */
  partyId: maybeText,
  partyAccount: maybeText,
  partyAvailable: flag,
  tiers: list(agreementTier),
  /** Y when agreeing would end agreements further down that pay more [S-401]. */
  downlineHigherRate: z.enum(['Y', 'N']),
  /** Who asked for the termination, while it is open. */
  requestedBy: z.nullish(z.enum(['upline', 'downline'])),
  offeredAt: instant,
  /** Until when an offer can be answered. */
  expiresAt: maybeInstant,
  inForceFrom: maybeInstant,
  endedAt: maybeInstant,
  /** 'refused', 'withdrawn', 'expired', 'terminated', 'replaced', 'upline' (ended because the one above it changed). */
  endReason: maybeText,
  mayAnswer: flag,
  mayTerminate: flag,
  mayWithdraw: flag,
})

const consolidatedTier = {
  minimumBet: z.optional(money),
  netLoss: z.optional(money),
  betVolume: z.optional(money),
  betAmount: z.optional(money),
  activeMember: maybeCount,
  rate: z.optional(money),
  winRate: z.optional(money),
  lossRate: z.optional(money),
  rateType: maybeText,
}

const dividendFacts = z.object({
  minimumBet: z.optional(money),
  netLoss: z.optional(money),
  activeMember: maybeCount,
  /** A fraction: 0.1 is ten percent. */
  contractRate: money,
  status: maybeText,
  downlineHigherRate: maybeText,
  /** Reading: the period rides along, as the popup shows it. */
  period: maybeText,
})

const tiers = list(z.object(consolidatedTier))
const dailyFacts = z.object({ id: text, status: maybeText, downlineHigherRate: maybeText, details: tiers })
const hourlyFacts = z.object({
  contractId: text,
  status: maybeText,
  downlineHigherRate: maybeText,
  hourSalaryRates: tiers,
})
const realTimeFacts = z.object({ contractId: text, status: maybeText, downlineHigherRate: maybeText, rates: tiers })

/** A map by product type; missing and null mean the empty one. Types this table does not know pass and are ignored [S-398]. */
const byProduct = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.record(z.string(), z.array(item))),
    z.transform((found: Record<string, z.output<Item>[]> | null | undefined) => found ?? {}),
  )

/**
 * What waits for an answer and what is in force, by product type (wire fact 3.12). The four request maps drive the
 * popup, the info maps the menu entries: dividend, daily, hourly and real-time salary, and daily salary of members.
 */
export const agreementFacts = {
  divtypereq: byProduct(dividendFacts),
  dailysalreqtype: byProduct(dailyFacts),
  contracthoursalreq: byProduct(hourlyFacts),
  realtimesalreqtype: byProduct(realTimeFacts),
  divtypeinfo: byProduct(dividendFacts),
  dailysalinfotype: byProduct(dailyFacts),
  contracthoursalinfo: byProduct(hourlyFacts),
  // Reading 2.9/31: a list of its own, named as the others are.
  realtimesalinfotype: byProduct(realTimeFacts),
  contractmrdailysalinfotype: byProduct(dailyFacts),
}

const consolidated = endpoint({
  id: 'agreement.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  // Wire row 36. Clients ask only when AGENTPOLICY3 is on, and not for trial accounts; the header stays the common one.
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  input: nothing,
  value: z.object(agreementFacts),
})

const answerErrors = ['agreement.unknown', 'agreement.answer.invalid', 'agreement.rate.too.high'] as const
const answerStatus = z.enum(['A', 'R', 'C'])

// Reading 2.9/5: the specification's names; another generation answers at MCSFE_processContractDividend,
// MCSFE_processDailySalaryContract and MCSFE_processContractHourSalary with the same fields.
// Reading 2.9/26: A agrees to an offer and R refuses it. To a termination request C agrees and A refuses; for hourly
// agreements A agrees and R refuses. Real-time follows the dividend, as its statuses are not shown.
const answerDividend = endpoint({
  id: 'agreement.answerDividend',
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  module: 'SIGNCONDIV3',
  token: 'required',
  effect: 'write',
  input: z.object({ type: productType, status: answerStatus }),
  value: successOnly,
  errors: answerErrors,
})

const answerDaily = endpoint({
  id: 'agreement.answerDaily',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  module: 'DAILYSALCONT3',
  token: 'required',
  effect: 'write',
  input: z.object({ id: idText, status: answerStatus }),
  value: successOnly,
  errors: answerErrors,
})

const answerHourly = endpoint({
  id: 'agreement.answerHourly',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  module: 'HOURSAL3',
  token: 'required',
  effect: 'write',
  input: z.object({ contractId: idText, status: answerStatus }),
  value: successOnly,
  errors: answerErrors,
})

const answerRealTime = endpoint({
  id: 'agreement.answerRealTime',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  module: 'RTSALARY3',
  token: 'required',
  effect: 'write',
  input: z.object({ contractId: idText, status: answerStatus }),
  value: successOnly,
  errors: answerErrors,
})

const listed = endpoint({
  id: 'agreement.list',
  method: 'GET',
  path: '/wps/ext/agreement/list',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: z.object({
    side: z.optional(z.enum(['upline', 'downline'])),
    kind: z.optional(kind),
    productType: z.optional(productType),
    /** 'open' what waits for an answer, 'inForce', 'ended'; left out: all. */
    state: z.optional(z.enum(['open', 'inForce', 'ended'])),
    partyId: z.optional(idText),
    ...pageAndSize,
  }),
  value: z.object({ list: list(agreementEntry), totalPages: count, totalCount: count }),
})

const figures = z.object({
  startTime: instant,
  endTime: instant,
  turnover: money,
  netLoss: money,
  activeMember: count,
  amount: money,
  /** What the agreement in force would have paid, where there is one. */
  formerAmount: money,
})

const detail = endpoint({
  id: 'agreement.detail',
  method: 'GET',
  path: '/wps/ext/agreement/detail',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: z.object({ id: idText }),
  value: z.object({
    ...agreementEntry.shape,
    /** Agreements that agreeing to this one would end, nearest first. Names of people out of reach are left out. */
    wouldEnd: list(
      z.object({ id: text, account: maybeText, kind, productType: z.enum(productTypes), rate, level: count }),
    ),
    /** The last whole period worked out by these terms and, for comparison, by those in force. */
    example: figures,
  }),
  errors: ['agreement.unknown'],
})

const bounds = endpoint({
  id: 'agreement.bounds',
  method: 'GET',
  path: '/wps/ext/agreement/bounds',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: z.object({ kind, productType: z._default(productType, 'CONS') }),
  value: z.object({
    /** What the agent itself gets at most, by rate type, decimal text; "0.00" means nothing can be offered [S-402]. */
    highestPercent: rate,
    highestAmount: money,
    highestLossPercent: rate,
    highestLossAmount: money,
    mostTiers: count,
    offerDays: count,
    periods: list(z.enum(agreementPeriods)),
    productTypes: list(productType),
  }),
  errors: ['agent.only'],
})

const offer = endpoint({
  id: 'agreement.offer',
  method: 'POST',
  path: '/wps/ext/agreement/offer',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  extension: true,
  input: z.object({
    downlineId: idText,
    kind,
    productType,
    period: z.optional(z.enum(agreementPeriods)),
    tiers: z.array(agreementTier).check(z.minLength(1), z.maxLength(20)),
  }),
  value: agreementEntry,
  errors: [
    'agent.only',
    'team.member.unknown',
    'team.member.unavailable',
    'agreement.direct.only',
    'agreement.open.already',
    'agreement.terms.invalid',
    'agreement.rate.too.high',
  ],
})

const answer = endpoint({
  id: 'agreement.answer',
  method: 'POST',
  path: '/wps/ext/agreement/answer',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  extension: true,
  // For what the platform's four answers cannot say: the upline answering a downline's request.
  input: z.object({ id: idText, accept: flag }),
  value: agreementEntry,
  errors: answerErrors,
})

const terminate = endpoint({
  id: 'agreement.terminate',
  method: 'POST',
  path: '/wps/ext/agreement/terminate',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  extension: true,
  input: z.object({ id: idText }),
  value: agreementEntry,
  errors: ['agreement.unknown', 'agreement.answer.invalid', 'team.member.unavailable'],
})

const withdraw = endpoint({
  id: 'agreement.withdraw',
  method: 'POST',
  path: '/wps/ext/agreement/withdraw',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  extension: true,
  input: z.object({ id: idText }),
  value: agreementEntry,
  errors: ['agreement.unknown', 'agreement.answer.invalid'],
})

/** Dividend and salary contracts. Wire facts 2.7, 3.12 and 6.9. */
export const agreement = {
  'agreement.consolidated': consolidated,
  'agreement.answerDividend': answerDividend,
  'agreement.answerDaily': answerDaily,
  'agreement.answerHourly': answerHourly,
  'agreement.answerRealTime': answerRealTime,
  'agreement.list': listed,
  'agreement.detail': detail,
  'agreement.bounds': bounds,
  'agreement.offer': offer,
  'agreement.answer': answer,
  'agreement.terminate': terminate,
  'agreement.withdraw': withdraw,
}
