import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { type Context } from '../../../Context.ts'
import type { Offer } from './Offer.ts'
import { offerOf } from './offers.ts'
import { hadByPerson, issueReward, takesPart } from './rewards.ts'
import type { Application, Reward } from './rows.ts'
import { offerRuns } from './offerSpan.ts'
import { chooseForDeposit } from './depositOffers.ts'
import { type JoinRequest, applyForOffer, applicationRow } from './applications.ts'

/**
 * Joins an offer: an application for the operator, a choice for the next deposit, or one press. Returns what was
 * recorded, in the shape of an application.
 */
export function joinOffer(context: Context, member: Member, id: string, request: JoinRequest): Application {
  const offer = offerOf(id)
  if (!offer || !offerRuns(context, offer, timeZoneOf(context, member))) throw new Refusal('promotion.unknown')
  if (!takesPart(member) || offer.rule.kind === 'open') throw new Refusal('promotion.not.eligible')
  if (offer.rule.kind === 'application') return applyForOffer(context, member, offer, offer.rule, request)
  if (offer.rule.kind === 'press') pressOffer(context, member, offer)
  else chooseForDeposit(context, member, offer.id, null)
  return applicationRow(context, member, offer, request, 'approved')
}

/** Takes an offer that needs one press; issues the reward immediately. */
export function pressOffer(context: Context, member: Member, offer: Offer): Reward {
  if (offer.rule.kind !== 'press' || !takesPart(member)) throw new Refusal('promotion.not.eligible')
  const { gift, youngerThanDays } = offer.rule
  if (youngerThanDays !== undefined && context.clock.now() - member.registeredAt >= youngerThanDays * DAY) {
    throw new Refusal('promotion.not.eligible')
  }
  const source = `offer/${offer.id}`
  if (hadByPerson(context, member, source)) throw new Refusal('promotion.already.claimed')
  return issueReward(context, member, { ...gift, source, name: offer.title })
}
