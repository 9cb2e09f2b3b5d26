import * as z from 'zod/mini'
import { agreementRate, agreementKind, offerTerms } from './schemas.ts'
import { idText } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { productTypes } from '../../contract/product-types.ts'
import { count, instant, list, maybeCount, maybeText, money, text } from '../../contract/scalars.ts'

// The simulator of the contract pages: in no wire fact, so both calls are extensions.

/** An agreement that another one would end. Names of people out of reach are omitted. */
export const endedAgreement = z.object({
  id: text,
  account: maybeText,
  kind: agreementKind,
  productType: z.enum(productTypes),
  /** Its highest rate, by its rate type: percent or an amount. */
  rate: agreementRate,
  rateType: z.enum(['P', 'A']),
  level: count,
})

const replayed = z.object({
  /** The payment for the month. */
  amount: money,
  /** One row for each period with play, oldest first; of periods shorter than a day, one for each day. */
  list: list(
    z.object({
      startTime: instant,
      endTime: instant,
      turnover: money,
      netLoss: money,
      /** Net result of the month's earlier periods that was deducted first. Dividends only. */
      carriedOver: money,
      /** Null in a row that sums shorter periods. */
      activeMember: maybeCount,
      amount: money,
    }),
  ),
})

/** The last calendar month of the merchant, as if both contracts had been in force for all of it. */
const replayFacts = {
  startTime: instant,
  endTime: instant,
  turnover: money,
  netLoss: money,
  /** By the terms in question. */
  terms: replayed,
  /** Under the contracts in force; null if there are none. */
  former: z.nullish(replayed),
}

const replay = endpoint({
  id: 'agreement.replay',
  method: 'GET',
  path: '/wps/ext/agreement/replay',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ id: idText }),
  value: () => z.object(replayFacts),
  errors: { 'agreement.unknown': {} },
})

/** Codes that terms are refused with, offered or only looked at. */
export const termsErrors = {
  'team.member.unknown': {},
  'team.member.unavailable': {},
  'agreement.direct.only': { field: 'downlineId' },
  'agreement.open.already': {},
  'agreement.terms.invalid': { field: 'tiers' },
  'agreement.rate.too.high': { field: 'tiers' },
} as const

const preview = endpoint({
  id: 'agreement.preview',
  // A scale of steps does not fit into an address.
  method: 'POST',
  path: '/wps/ext/agreement/preview',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object(offerTerms),
  value: () => z.object({ ...replayFacts, wouldEnd: list(endedAgreement) }),
  errors: termsErrors,
})

/** Last month under terms that are offered, or about to be. */
export const agreementReplays = { 'agreement.replay': replay, 'agreement.preview': preview }
