import { agreementModules } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import { isTrial } from '../../identity/members/accountTypes.ts'
import { passGate } from '../../safety/safety/gate.ts'
import { type World } from '../../../World.ts'
import { agreementsOf, ceilingOf, changeOf, endedBy, formerOf } from './ending.ts'
import { note } from './events.ts'
import { inForce, isOffer } from './openList.ts'
import type { Agreement, AgreementKind, AgreementPeriod, ProductType, Side } from './rows.ts'
import { end, letRunOut, lookAgain, settleToEnd } from './salaries.ts'
import { stepFrom } from './periods.ts'
import { exceeds, readTiers, type TierText } from './terms.ts'

/** Whether a merchant has contracts of a kind. */
export const mayAgreeOn = (world: World, merchant: Merchant, kind: AgreementKind): boolean =>
  moduleOn(world, merchant, agreementModules[kind])

/** Terms somebody wants to agree on. */
export interface Terms {
  readonly kind: AgreementKind
  readonly productType: ProductType
  readonly period?: AgreementPeriod | undefined
  readonly tiers: readonly TierText[]
}

/**
 * Terms as an offer that has not been made: nothing is kept, and everything is checked that an offer is. The house
 * (`upline` null) offers to people without an agent above. One offer of a kind and product can be open at a time, and
 * nobody gives more than he gets.
 */
export function draftOffer(
  world: World,
  merchant: Merchant,
  upline: Member | null,
  downline: Member,
  terms: Terms,
): Omit<Agreement, 'id'> {
  const { kind, productType } = terms
  if (downline.uplineId !== (upline?.id ?? null)) throw new Refusal('agreement.direct.only')
  if (!mayAgreeOn(world, merchant, kind)) throw new Refusal('function.not.available')
  if (isTrial(downline) || !contactable(world, downline)) throw new Refusal('team.member.unavailable')
  const same = agreementsOf(world, downline.id).filter((one) => one.kind === kind && one.productType === productType)
  if (same.some((one) => isOffer(one) || one.status === 'V')) throw new Refusal('agreement.open.already')
  const period = kind === 'dividend' ? (terms.period ?? 'M') : null
  if (period && !merchant.agentRules.dividendPeriods.includes(period))
    throw new Refusal('agreement.terms.invalid', { value: { field: 'period' }, values: ['period'] })
  const tiers = readTiers(merchant, kind, terms.tiers)
  if (upline && exceeds(tiers, ceilingOf(world, upline.id, kind, productType)))
    throw new Refusal('agreement.rate.too.high')
  const now = world.clock.now()
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
  world: World,
  merchant: Merchant,
  upline: Member | null,
  downline: Member,
  terms: Terms,
): Agreement {
  const draft = draftOffer(world, merchant, upline, downline, terms)
  const agreement: Agreement = { id: String(nextNumber(world, 'agreement', 1001)), ...draft }
  world.tables.agreements.put(agreement.id, agreement)
  note(world, agreement, 'offered', 'upline')
  lookAgain(world)
  return agreement
}

/** Which party somebody is; undefined for everybody else. The house is whoever has no id. */
export function sideOf(agreement: Agreement, memberId: number | null): Side | undefined {
  if (agreement.memberId === memberId) return 'downline'
  return agreement.uplineId === memberId ? 'upline' : undefined
}

/** An agreement of one of its parties, and which party that is. Refuses other people's and those that do not exist alike. */
export function agreementFor(world: World, memberId: number | null, id: string): { agreement: Agreement; side: Side } {
  const agreement = world.tables.agreements.get(id)
  const side = agreement && sideOf(agreement, memberId)
  if (!agreement || !side) throw new Refusal('agreement.unknown')
  return { agreement, side }
}

/** Whether a party has something to answer: the downline an offer, the other party a request to terminate. */
export function mayAnswer(agreement: Agreement, side: Side): boolean {
  return isOffer(agreement) ? side === 'downline' : agreement.status === 'V' && agreement.requestedBy !== side
}

/** Whether a party may take back what it asked for. */
export function mayWithdraw(agreement: Agreement, side: Side): boolean {
  return isOffer(agreement) ? side === 'upline' : agreement.status === 'V' && agreement.requestedBy === side
}

/**
 * Answers an offer or a request to terminate. Accepting an offer replaces the agreement in force, which still pays the
 * period that is running, and ends every agreement further down that pays more than the new one.
 */
export function answerAgreement(world: World, memberId: number | null, id: string, accept: boolean): Agreement {
  const { agreement, side } = agreementFor(world, memberId, id)
  if (!mayAnswer(agreement, side)) throw new Refusal('agreement.answer.invalid')
  if (isOffer(agreement)) {
    const downline = world.tables.members.get(String(agreement.memberId))
    if (accept && downline) passGate(world, downline, 'contract')
    const answered = accept ? begin(world, agreement) : end(world, agreement, 'R', 'refused')
    note(world, agreement, accept ? 'accepted' : 'refused', side)
    return answered
  }
  note(world, agreement, accept ? 'endAgreed' : 'endRefused', side)
  return accept ? terminate(world, agreement) : put(world, { ...agreement, status: 'A', requestedBy: null })
}

/** Asks the other party to end an agreement in force. An agent cannot write to a downline on a break. */
export function requestTermination(world: World, memberId: number | null, id: string): Agreement {
  const { agreement, side } = agreementFor(world, memberId, id)
  if (agreement.status !== 'A') throw new Refusal('agreement.answer.invalid')
  const downline = world.tables.members.get(String(agreement.memberId))
  if (side === 'upline' && memberId !== null && (!downline || !contactable(world, downline)))
    throw new Refusal('team.member.unavailable')
  note(world, agreement, 'endAsked', side)
  return put(world, { ...agreement, status: 'V', requestedBy: side })
}

/** Takes back an offer, or a request to terminate. */
export function withdrawAgreement(world: World, memberId: number | null, id: string): Agreement {
  const { agreement, side } = agreementFor(world, memberId, id)
  if (!mayWithdraw(agreement, side)) throw new Refusal('agreement.answer.invalid')
  note(world, agreement, isOffer(agreement) ? 'withdrawn' : 'endWithdrawn', side)
  return isOffer(agreement)
    ? end(world, agreement, 'R', 'withdrawn')
    : put(world, { ...agreement, status: 'A', requestedBy: null })
}

/** Agreements that agreeing to an offer would end, or the end of one in force. Nearest first. */
export function wouldEnd(world: World, agreement: Agreement): Agreement[] {
  const change = isOffer(agreement) ? changeOf(world, agreement) : { ended: new Set([agreement.id]), begun: null }
  return endedBy(world, agreement.memberId, agreement.kind, change)
}

function begin(world: World, offer: Agreement): Agreement {
  // What the upline gets may have shrunk since the offer.
  if (offer.uplineId !== null && exceeds(offer.tiers, ceilingOf(world, offer.uplineId, offer.kind, offer.productType)))
    throw new Refusal('agreement.rate.too.high')
  const uncovered = wouldEnd(world, offer)
  const former = formerOf(world, offer)
  const from = former ? letRunOut(world, former) : stepFrom(offer.kind, world.clock.now())
  const begun = put(world, { ...offer, status: 'A', inForceFrom: from, settledTo: from })
  for (const one of uncovered) close(world, one, 'upline')
  lookAgain(world)
  return begun
}

function terminate(world: World, agreement: Agreement): Agreement {
  const uncovered = wouldEnd(world, agreement)
  const ended = close(world, agreement, 'terminated')
  for (const one of uncovered) close(world, one, 'upline')
  return ended
}

/** Ends an offer, or an agreement after what it owes until now is settled. */
function close(world: World, agreement: Agreement, reason: 'upline' | 'terminated'): Agreement {
  if (isOffer(agreement)) return end(world, agreement, 'R', reason)
  settleToEnd(world, agreement)
  return end(world, agreement, 'C', reason)
}

function put(world: World, agreement: Agreement): Agreement {
  world.tables.agreements.put(agreement.id, agreement)
  return agreement
}
