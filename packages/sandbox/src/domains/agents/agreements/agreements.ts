import { agreementModules } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import { isTrial } from '../../identity/members/accountTypes.ts'
import { passGate } from '../../safety/safety/gate.ts'
import { type Context } from '../../../Context.ts'
import { agreementsOf, ceilingOf, changeOf, endedBy, formerOf } from './ending.ts'
import { note } from './events.ts'
import { inForce, isOffer } from './openList.ts'
import type { Agreement, AgreementKind, AgreementPeriod, ProductType, Side } from './rows.ts'
import { end, letRunOut, lookAgain, settleToEnd } from './salaries.ts'
import { stepFrom } from './periods.ts'
import { exceeds, readTiers, type TierText } from './terms.ts'

/** Whether a merchant has contracts of a kind. */
export const mayAgreeOn = (context: Context, merchant: Merchant, kind: AgreementKind): boolean =>
  moduleOn(context, merchant, agreementModules[kind])

/** Proposed terms. */
export interface Terms {
  readonly kind: AgreementKind
  readonly productType: ProductType
  readonly period?: AgreementPeriod | undefined
  readonly tiers: readonly TierText[]
}

/**
 * Checks terms as an offer, without saving it. The operator (`upline` null) makes offers to people without an
 * upline. One offer of a kind and product can be open at a time, and no agent offers more than
 * the agent receives.
 */
export function draftOffer(
  context: Context,
  merchant: Merchant,
  upline: Member | null,
  downline: Member,
  terms: Terms,
): Omit<Agreement, 'id'> {
  const { kind, productType } = terms
  if (downline.uplineId !== (upline?.id ?? null)) throw new Refusal('agreement.direct.only')
  if (!mayAgreeOn(context, merchant, kind)) throw new Refusal('function.not.available')
  if (isTrial(downline) || !contactable(context, downline)) throw new Refusal('team.member.unavailable')
  const same = agreementsOf(context, downline.id).filter((one) => one.kind === kind && one.productType === productType)
  if (same.some((one) => isOffer(one) || one.status === 'V')) throw new Refusal('agreement.open.already')
  const period = kind === 'dividend' ? (terms.period ?? 'M') : null
  if (period && !merchant.agentRules.dividendPeriods.includes(period))
    throw new Refusal('agreement.terms.invalid', { value: { field: 'period' }, values: ['period'] })
  const tiers = readTiers(merchant, kind, terms.tiers)
  if (upline && exceeds(tiers, ceilingOf(context, upline.id, kind, productType)))
    throw new Refusal('agreement.rate.too.high')
  const now = context.clock.now()
  return {
    merchant: merchant.code,
    kind,
    productType,
    uplineId: upline?.id ?? null,
    memberId: downline.id,
    period,
    tiers,
    status: kind === 'dividend' && same.some(inForce) ? 'E' : 'P',
    requestedBy: null,
    offeredAt: now,
    expiresAt: now + merchant.agentRules.offerDays * DAY,
    inForceFrom: null,
    settledTo: null,
    settlesTo: null,
    endedAt: null,
    endReason: null,
  }
}

/** Offers terms to a direct downline, checked by {@link draftOffer}. */
export function offerAgreement(
  context: Context,
  merchant: Merchant,
  upline: Member | null,
  downline: Member,
  terms: Terms,
): Agreement {
  const draft = draftOffer(context, merchant, upline, downline, terms)
  const agreement: Agreement = { id: String(nextNumber(context, 'agreement', 1001)), ...draft }
  context.tables.agreements.put(agreement.id, agreement)
  note(context, agreement, 'offered', 'upline')
  lookAgain(context)
  return agreement
}

/** A member's party; undefined for outsiders. The operator is the party without an id. */
export function sideOf(agreement: Agreement, memberId: number | null): Side | undefined {
  if (agreement.memberId === memberId) return 'downline'
  return agreement.uplineId === memberId ? 'upline' : undefined
}

/** An agreement and the member's party. Refuses unknown agreements and those of others alike. */
export function agreementFor(
  context: Context,
  memberId: number | null,
  id: string,
): { agreement: Agreement; side: Side } {
  const agreement = context.tables.agreements.get(id)
  const side = agreement && sideOf(agreement, memberId)
  if (!agreement || !side) throw new Refusal('agreement.unknown')
  return { agreement, side }
}

/** Whether a party has something to answer: the downline an offer, the other party a request to terminate. */
export function mayAnswer(agreement: Agreement, side: Side): boolean {
  return isOffer(agreement) ? side === 'downline' : agreement.status === 'V' && agreement.requestedBy !== side
}

/** Whether a party may withdraw its offer or request. */
export function mayWithdraw(agreement: Agreement, side: Side): boolean {
  return isOffer(agreement) ? side === 'upline' : agreement.status === 'V' && agreement.requestedBy === side
}

/**
 * Answers an offer or a request to terminate. An accepted offer replaces the agreement in force, which still pays the
 * running period, and ends every agreement further down that pays more than the new one.
 */
export function answerAgreement(context: Context, memberId: number | null, id: string, accept: boolean): Agreement {
  const { agreement, side } = agreementFor(context, memberId, id)
  if (!mayAnswer(agreement, side)) throw new Refusal('agreement.answer.invalid')
  if (isOffer(agreement)) {
    const downline = context.tables.members.get(String(agreement.memberId))
    if (accept && downline) passGate(context, downline, 'contract')
    const answered = accept ? begin(context, agreement) : end(context, agreement, 'R', 'refused')
    note(context, agreement, accept ? 'accepted' : 'refused', side)
    return answered
  }
  note(context, agreement, accept ? 'endAgreed' : 'endRefused', side)
  return accept ? terminate(context, agreement) : put(context, { ...agreement, status: 'A', requestedBy: null })
}

/** Asks the other party to end an agreement in force. An agent cannot do so while the downline is on a break. */
export function requestTermination(context: Context, memberId: number | null, id: string): Agreement {
  const { agreement, side } = agreementFor(context, memberId, id)
  if (agreement.status !== 'A') throw new Refusal('agreement.answer.invalid')
  const downline = context.tables.members.get(String(agreement.memberId))
  if (side === 'upline' && memberId !== null && (!downline || !contactable(context, downline)))
    throw new Refusal('team.member.unavailable')
  note(context, agreement, 'endAsked', side)
  return put(context, { ...agreement, status: 'V', requestedBy: side })
}

/** Withdraws an offer, or a request to terminate. */
export function withdrawAgreement(context: Context, memberId: number | null, id: string): Agreement {
  const { agreement, side } = agreementFor(context, memberId, id)
  if (!mayWithdraw(agreement, side)) throw new Refusal('agreement.answer.invalid')
  note(context, agreement, isOffer(agreement) ? 'withdrawn' : 'endWithdrawn', side)
  return isOffer(agreement)
    ? end(context, agreement, 'R', 'withdrawn')
    : put(context, { ...agreement, status: 'A', requestedBy: null })
}

/** Agreements that would end with the acceptance of an offer, or the end of one in force. Nearest first. */
export function wouldEnd(context: Context, agreement: Agreement): Agreement[] {
  const change = isOffer(agreement) ? changeOf(context, agreement) : { ended: new Set([agreement.id]), begun: null }
  return endedBy(context, agreement.memberId, agreement.kind, change)
}

function begin(context: Context, offer: Agreement): Agreement {
  // The upline's own terms may have shrunk since the offer.
  if (
    offer.uplineId !== null &&
    exceeds(offer.tiers, ceilingOf(context, offer.uplineId, offer.kind, offer.productType))
  )
    throw new Refusal('agreement.rate.too.high')
  const uncovered = wouldEnd(context, offer)
  const former = formerOf(context, offer)
  const from = former ? letRunOut(context, former) : stepFrom(offer.kind, context.clock.now())
  const begun = put(context, { ...offer, status: 'A', inForceFrom: from, settledTo: from })
  for (const one of uncovered) close(context, one, 'upline')
  lookAgain(context)
  return begun
}

function terminate(context: Context, agreement: Agreement): Agreement {
  const uncovered = wouldEnd(context, agreement)
  const ended = close(context, agreement, 'terminated')
  for (const one of uncovered) close(context, one, 'upline')
  return ended
}

/** Ends an offer, or an agreement after settling what it owes until now. */
function close(context: Context, agreement: Agreement, reason: 'upline' | 'terminated'): Agreement {
  if (isOffer(agreement)) return end(context, agreement, 'R', reason)
  settleToEnd(context, agreement)
  return end(context, agreement, 'C', reason)
}

function put(context: Context, agreement: Agreement): Agreement {
  context.tables.agreements.put(agreement.id, agreement)
  return agreement
}
