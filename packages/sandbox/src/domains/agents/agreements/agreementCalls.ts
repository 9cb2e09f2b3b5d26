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
import type { World } from '../../../World.ts'
import { asAgent, directOf } from '../team/tree.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { agreementEntry, agreementFacts, endedEntries, exampleOf } from './entries.ts'

type AnswerStatus = 'A' | 'R' | 'C'

/**
 * What a status says as an answer. To an offer A agrees and R refuses; to a termination C agrees and A refuses, for
 * hourly agreements A agrees and R refuses.
 */
function accepts(agreement: Agreement, status: AnswerStatus): boolean {
  const yes: AnswerStatus = isOffer(agreement) || agreement.kind === 'hourly' ? 'A' : 'C'
  const no: AnswerStatus = isOffer(agreement) || agreement.kind === 'hourly' ? 'R' : 'A'
  if (status !== yes && status !== no) throw new Refusal('agreement.answer.invalid')
  return status === yes
}

/** The downline's answer through one of the platform's four calls, each for one kind. */
function answer(world: World, call: Call, kind: AgreementKind, id: string, status: AnswerStatus): null {
  const { member } = signedIn(call)
  const { agreement, side } = agreementFor(world, member.id, id)
  if (agreement.kind !== kind || side !== 'downline') throw new Refusal('agreement.unknown')
  if (!mayAnswer(agreement, side)) throw new Refusal('agreement.answer.invalid')
  answerAgreement(world, member.id, id, accepts(agreement, status))
  return null
}

/** Dividend and salary contracts. */
export const agreementHandlers: Handlers<'agreement'> = {
  'agreement.consolidated': (world, call) => agreementFacts(world, signedIn(call).member),
  'agreement.answerDividend': (world, call, { type, status }) => {
    // The call names no id; a member has one dividend to answer for a product at a time.
    const waiting = agreementsOf(world, signedIn(call).member.id).find(
      (one) => one.kind === 'dividend' && one.productType === type && mayAnswer(one, 'downline'),
    )
    if (!waiting) throw new Refusal('agreement.unknown')
    return answer(world, call, 'dividend', waiting.id, status)
  },
  'agreement.answerDaily': (world, call, { id, status }) => answer(world, call, 'daily', id, status),
  'agreement.answerHourly': (world, call, { contractId, status }) => answer(world, call, 'hourly', contractId, status),
  'agreement.answerRealTime': (world, call, { contractId, status }) =>
    answer(world, call, 'realTime', contractId, status),
  'agreement.list': (world, call, input) => {
    const { member } = signedIn(call)
    const all = [...agreementsOf(world, member.id), ...agreementsGivenBy(world, member.id)]
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
    return { list: rows.map((one) => agreementEntry(world, one, member)), totalPages, totalCount }
  },
  'agreement.detail': (world, call, { id }) => {
    const { member } = signedIn(call)
    const { agreement } = agreementFor(world, member.id, id)
    const former = isOffer(agreement) ? formerOf(world, agreement) : undefined
    return {
      ...agreementEntry(world, agreement, member),
      wouldEnd: endedEntries(world, agreement),
      former: former ? agreementEntry(world, former, member) : null,
      events: eventsOf(world, agreement).map(({ at, what, by }) => ({ at, what, by })),
      example: exampleOf(world, call.merchant, agreement),
    }
  },
  'agreement.replay': (world, call, { id }) =>
    replayOf(world, call.merchant, agreementFor(world, signedIn(call).member.id, id).agreement),
  'agreement.preview': (world, call, { downlineId, ...terms }) => {
    const agent = asAgent(signedIn(call).member)
    const downline = directOf(world, agent, downlineId)
    const draft = { id: '', ...draftOffer(world, call.merchant, agent, downline, terms) }
    return { ...replayOf(world, call.merchant, draft), wouldEnd: endedEntries(world, draft) }
  },
  'agreement.bounds': (world, call, { kind, productType }) => {
    const agent = asAgent(signedIn(call).member)
    const tiers = ceilingOf(world, agent.id, kind, productType)
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
  'agreement.offer': (world, call, { downlineId, ...terms }) => {
    const agent = asAgent(signedIn(call).member)
    const downline = directOf(world, agent, downlineId)
    return agreementEntry(world, offerAgreement(world, call.merchant, agent, downline, terms), agent)
  },
  'agreement.answer': (world, call, { id, accept }) => {
    const { member } = signedIn(call)
    return agreementEntry(world, answerAgreement(world, member.id, id, accept), member)
  },
  'agreement.terminate': (world, call, { id }) => {
    const { member } = signedIn(call)
    return agreementEntry(world, requestTermination(world, member.id, id), member)
  },
  'agreement.withdraw': (world, call, { id }) => {
    const { member } = signedIn(call)
    return agreementEntry(world, withdrawAgreement(world, member.id, id), member)
  },
}

/** Which lists show a contract. One whose end has been requested waits for an answer, and is in force until then. */
const isListed = {
  open: (agreement: Agreement) => isOffer(agreement) || agreement.status === 'V',
  inForce,
  ended: (agreement: Agreement) => !isOffer(agreement) && !inForce(agreement),
}
