import { Refusal } from '../../../Refusal.ts'
import {
  agreementFor,
  answerAgreement,
  draftOffer,
  mayAnswer,
  offerAgreement,
  requestTermination,
  sideOf,
  withdrawAgreement,
} from './agreements.ts'
import { agreementsGivenBy, agreementsOf, ceilingOf, formerOf } from './ending.ts'
import { eventsOf } from './events.ts'
import { inForce, isOffer } from './openList.ts'
import { replayOf } from './replay.ts'
import { PRODUCT_TYPES, type Agreement, type AgreementKind } from './rows.ts'
import { highestRates, rateText } from './terms.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import type { Context } from '../../../Context.ts'
import { asAgent, directOf } from '../team/tree.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { agreementEntry, agreementFacts, endedEntries, exampleOf } from './entries.ts'

type AnswerStatus = 'A' | 'R' | 'C'

/**
 * The answer that a status means. To an offer A agrees and R refuses; to a termination C agrees and A refuses, for
 * hourly agreements A agrees and R refuses.
 */
function accepts(agreement: Agreement, status: AnswerStatus): boolean {
  const yes: AnswerStatus = isOffer(agreement) || agreement.kind === 'hourly' ? 'A' : 'C'
  const no: AnswerStatus = isOffer(agreement) || agreement.kind === 'hourly' ? 'R' : 'A'
  if (status !== yes && status !== no) throw new Refusal('agreement.answer.invalid')
  return status === yes
}

/** The downline's answer through one of the platform's four calls, one for each kind. */
function answer(context: Context, call: Call, kind: AgreementKind, id: string, status: AnswerStatus): null {
  const { member } = signedIn(call)
  const { agreement, side } = agreementFor(context, member.id, id)
  if (agreement.kind !== kind || side !== 'downline') throw new Refusal('agreement.unknown')
  if (!mayAnswer(agreement, side)) throw new Refusal('agreement.answer.invalid')
  answerAgreement(context, member.id, id, accepts(agreement, status))
  return null
}

/** Dividend and salary contracts. */
export const agreementHandlers: Handlers<'agreement'> = {
  'agreement.consolidated': (context, call) => agreementFacts(context, signedIn(call).member),
  'agreement.answerDividend': (context, call, { type, status }) => {
    // The call has no id; a member has one dividend to answer for a product at a time.
    const waiting = agreementsOf(context, signedIn(call).member.id).find(
      (one) => one.kind === 'dividend' && one.productType === type && mayAnswer(one, 'downline'),
    )
    if (!waiting) throw new Refusal('agreement.unknown')
    return answer(context, call, 'dividend', waiting.id, status)
  },
  'agreement.answerDaily': (context, call, { id, status }) => answer(context, call, 'daily', id, status),
  'agreement.answerHourly': (context, call, { contractId, status }) =>
    answer(context, call, 'hourly', contractId, status),
  'agreement.answerRealTime': (context, call, { contractId, status }) =>
    answer(context, call, 'realTime', contractId, status),
  'agreement.list': (context, call, input) => {
    const { member } = signedIn(call)
    const all = [...agreementsOf(context, member.id), ...agreementsGivenBy(context, member.id)]
    const found = all
      .filter(
        (one) =>
          (!input.side || sideOf(one, member.id) === input.side) &&
          (!input.kind || one.kind === input.kind) &&
          (!input.productType || one.productType === input.productType) &&
          (!input.state || isListed[input.state](one)) &&
          (!input.partyId || [one.uplineId, one.memberId].map(String).includes(input.partyId)),
      )
      .sort((a, b) => b.offeredAt - a.offeredAt || Number(b.id) - Number(a.id))
    const { rows, totalPages, totalCount } = pageOf(found, input.page, input.size)
    return { list: rows.map((one) => agreementEntry(context, one, member)), totalPages, totalCount }
  },
  'agreement.detail': (context, call, { id }) => {
    const { member } = signedIn(call)
    const { agreement } = agreementFor(context, member.id, id)
    const former = isOffer(agreement) ? formerOf(context, agreement) : undefined
    return {
      ...agreementEntry(context, agreement, member),
      wouldEnd: endedEntries(context, agreement),
      former: former ? agreementEntry(context, former, member) : null,
      events: eventsOf(context, agreement).map(({ at, what, by }) => ({ at, what, by })),
      example: exampleOf(context, call.merchant, agreement),
    }
  },
  'agreement.replay': (context, call, { id }) =>
    replayOf(context, call.merchant, agreementFor(context, signedIn(call).member.id, id).agreement),
  'agreement.preview': (context, call, { downlineId, ...terms }) => {
    const agent = asAgent(signedIn(call).member)
    const downline = directOf(context, agent, downlineId)
    const draft = { id: '', ...draftOffer(context, call.merchant, agent, downline, terms) }
    return { ...replayOf(context, call.merchant, draft), wouldEnd: endedEntries(context, draft) }
  },
  'agreement.bounds': (context, call, { kind, productType }) => {
    const agent = asAgent(signedIn(call).member)
    const tiers = ceilingOf(context, agent.id, kind, productType)
    const percent = highestRates(tiers.filter((tier) => tier.rateType === 'P'))
    const amount = highestRates(tiers.filter((tier) => tier.rateType === 'A'))
    const { activeStake, mostTiers, offerDays, dividendPeriods } = call.merchant.agentRules
    return {
      highestPercent: rateText({ rateType: 'P' }, percent.rate),
      highestLossPercent: rateText({ rateType: 'P' }, percent.lossRate),
      highestAmount: amount.rate,
      highestLossAmount: amount.lossRate,
      activeStake: activeStake,
      mostTiers,
      offerDays,
      periods: [...dividendPeriods],
      productTypes: [...PRODUCT_TYPES],
    }
  },
  'agreement.offer': (context, call, { downlineId, ...terms }) => {
    const agent = asAgent(signedIn(call).member)
    const downline = directOf(context, agent, downlineId)
    return agreementEntry(context, offerAgreement(context, call.merchant, agent, downline, terms), agent)
  },
  'agreement.answer': (context, call, { id, accept }) => {
    const { member } = signedIn(call)
    return agreementEntry(context, answerAgreement(context, member.id, id, accept), member)
  },
  'agreement.terminate': (context, call, { id }) => {
    const { member } = signedIn(call)
    return agreementEntry(context, requestTermination(context, member.id, id), member)
  },
  'agreement.withdraw': (context, call, { id }) => {
    const { member } = signedIn(call)
    return agreementEntry(context, withdrawAgreement(context, member.id, id), member)
  },
}

/** Which lists show a contract. One with a requested termination waits for an answer, and stays in force until then. */
const isListed = {
  open: (agreement: Agreement) => isOffer(agreement) || agreement.status === 'V',
  inForce,
  ended: (agreement: Agreement) => !isOffer(agreement) && !inForce(agreement),
}
