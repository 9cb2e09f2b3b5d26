import * as z from 'zod/mini'
import { agreementAnswers, answerErrors } from './answers.ts'
import { agreementReplays, endedAgreement, termsErrors } from './replay.ts'
import {
  agreementEntry,
  agreementEvents,
  agreementKind,
  agreementPeriods,
  agreementRate,
  offerTerms,
} from './schemas.ts'
import { idText } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { productType } from '../../contract/product-types.ts'
import { count, flag, instant, list, money } from '../../contract/scalars.ts'

// Offering, listing and terminating happen in the agent centre, whose calls are in no wire fact: extensions.

const listed = endpoint({
  id: 'agreement.list',
  method: 'GET',
  path: '/wps/ext/agreement/list',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () =>
    z.object({
      side: z.optional(z.enum(['upline', 'downline'])),
      kind: z.optional(agreementKind),
      productType: z.optional(productType),
      /**
       * 'open': waiting for an answer; 'inForce': in force, including those whose end was requested; 'ended'; omitted:
       * all.
       */
      state: z.optional(z.enum(['open', 'inForce', 'ended'])),
      partyId: z.optional(idText),
      ...pageAndSize,
    }),
  value: () => z.object({ list: list(agreementEntry), totalPages: count, totalCount: count }),
})

const figures = z.object({
  startTime: instant,
  endTime: instant,
  turnover: money,
  netLoss: money,
  activeMember: count,
  amount: money,
  /** The payment under the contract in force, if there is one. */
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
  input: () => z.object({ id: idText }),
  value: () =>
    z.object({
      ...agreementEntry.shape,
      /** Agreements that agreeing to this one would end, nearest first. Names of people out of reach are omitted. */
      wouldEnd: list(endedAgreement),
      /** Of an offer, the agreement in force that it would replace. */
      former: z.nullish(agreementEntry),
      /** Who did what and when, oldest first. */
      events: agreementEvents,
      /** The last whole period worked out by these terms and, for comparison, by those in force. */
      example: figures,
    }),
  errors: { 'agreement.unknown': {} },
})

const bounds = endpoint({
  id: 'agreement.bounds',
  method: 'GET',
  path: '/wps/ext/agreement/bounds',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ kind: agreementKind, productType: z._default(productType, 'CONS') }),
  value: () =>
    z.object({
      /** The agent's own maximum by rate type, decimal text; "0.00" means nothing can be offered. */
      highestPercent: agreementRate,
      highestAmount: money,
      highestLossPercent: agreementRate,
      highestLossAmount: money,
      /** Stakes in a period from which a member counts as active. */
      activeStake: z._default(money, '0.00'),
      mostTiers: count,
      offerDays: count,
      periods: list(z.enum(agreementPeriods)),
      productTypes: list(productType),
    }),
  errors: {},
})

const offer = endpoint({
  id: 'agreement.offer',
  method: 'POST',
  path: '/wps/ext/agreement/offer',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  gate: 'recruit',
  extension: true,
  input: () => z.object(offerTerms),
  value: () => agreementEntry,
  errors: { ...termsErrors },
})

const answer = endpoint({
  id: 'agreement.answer',
  method: 'POST',
  path: '/wps/ext/agreement/answer',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  gate: { sometimes: 'contract' },
  extension: true,
  // For a case that the platform's four answers do not cover: the upline answering a downline's request.
  input: () => z.object({ id: idText, accept: flag }),
  value: () => agreementEntry,
  errors: answerErrors,
})

const terminate = endpoint({
  id: 'agreement.terminate',
  method: 'POST',
  path: '/wps/ext/agreement/terminate',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  gate: 'real',
  extension: true,
  input: () => z.object({ id: idText }),
  value: () => agreementEntry,
  errors: { 'agreement.unknown': {}, 'agreement.answer.invalid': {}, 'team.member.unavailable': {} },
})

const withdraw = endpoint({
  id: 'agreement.withdraw',
  method: 'POST',
  path: '/wps/ext/agreement/withdraw',
  module: 'AGENTPOLICY3',
  token: 'required',
  effect: 'write',
  gate: 'real',
  extension: true,
  input: () => z.object({ id: idText }),
  value: () => agreementEntry,
  errors: { 'agreement.unknown': {}, 'agreement.answer.invalid': {} },
})

/** Dividend and salary contracts. */
export const agreement = {
  ...agreementAnswers,
  ...agreementReplays,
  'agreement.list': listed,
  'agreement.detail': detail,
  'agreement.bounds': bounds,
  'agreement.offer': offer,
  'agreement.answer': answer,
  'agreement.terminate': terminate,
  'agreement.withdraw': withdraw,
}
