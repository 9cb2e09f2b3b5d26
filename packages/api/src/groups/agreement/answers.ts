import * as z from 'zod/mini'
import { idText } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { productType } from '../../contract/product-types.ts'
import { list, maybeCount, maybeText, money, nothing, successOnly, text } from '../../contract/scalars.ts'

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

/** A map by product type; missing and null mean an empty one. Types missing from this table are allowed and ignored. */
const byProduct = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.record(z.string(), z.array(item))),
    z.transform((found: Record<string, z.output<Item>[]> | null | undefined) => found ?? {}),
  )

/**
 * Open requests and contracts in force, by product type. The four request maps drive the popup, the info maps the menu
 * entries: dividend, daily, hourly and real-time salary, and daily salary of members.
 */
export const agreementFacts = {
  divtypereq: byProduct(dividendFacts),
  dailysalreqtype: byProduct(dailyFacts),
  contracthoursalreq: byProduct(hourlyFacts),
  realtimesalreqtype: byProduct(realTimeFacts),
  divtypeinfo: byProduct(dividendFacts),
  dailysalinfotype: byProduct(dailyFacts),
  contracthoursalinfo: byProduct(hourlyFacts),
  // Reading 2.9/31: a separate list, named as the others are.
  realtimesalinfotype: byProduct(realTimeFacts),
  contractmrdailysalinfotype: byProduct(dailyFacts),
}

const consolidated = endpoint({
  id: 'agreement.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  // Wire row 36. Clients call it only if AGENTPOLICY3 is on, and not for trial accounts; the header stays the common
  // one.
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  input: () => nothing,
  value: () => z.object(agreementFacts),
})

/** Codes an answer may be refused with. */
export const answerErrors = {
  'agreement.unknown': {},
  'agreement.answer.invalid': {},
  'agreement.rate.too.high': {},
} as const
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
  gate: { sometimes: 'contract' },
  input: () => z.object({ type: productType, status: answerStatus }),
  value: () => successOnly,
  errors: answerErrors,
})

const answerDaily = endpoint({
  id: 'agreement.answerDaily',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  module: 'DAILYSALCONT3',
  token: 'required',
  effect: 'write',
  gate: { sometimes: 'contract' },
  input: () => z.object({ id: idText, status: answerStatus }),
  value: () => successOnly,
  errors: answerErrors,
})

const answerHourly = endpoint({
  id: 'agreement.answerHourly',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  module: 'HOURSAL3',
  token: 'required',
  effect: 'write',
  gate: { sometimes: 'contract' },
  input: () => z.object({ contractId: idText, status: answerStatus }),
  value: () => successOnly,
  errors: answerErrors,
})

const answerRealTime = endpoint({
  id: 'agreement.answerRealTime',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  module: 'RTSALARY3',
  token: 'required',
  effect: 'write',
  gate: { sometimes: 'contract' },
  input: () => z.object({ contractId: idText, status: answerStatus }),
  value: () => successOnly,
  errors: answerErrors,
})

/** The platform's own calls: what waits for an answer, and the four answers. */
export const agreementAnswers = {
  'agreement.consolidated': consolidated,
  'agreement.answerDividend': answerDividend,
  'agreement.answerDaily': answerDaily,
  'agreement.answerHourly': answerHourly,
  'agreement.answerRealTime': answerRealTime,
}
