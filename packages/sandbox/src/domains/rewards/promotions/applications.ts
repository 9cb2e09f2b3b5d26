import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type Context } from '../../../Context.ts'
import type { Offer, OfferRule } from './Offer.ts'
import { offerOf } from './offers.ts'
import { issueReward, rewardOf } from './rewards.ts'
import type { Application } from './rows.ts'

/** Input for joining an offer. */
export interface JoinRequest {
  readonly comment: string
  readonly contact: string
  readonly pictures: readonly { readonly name: string; readonly bytes: number }[]
}

/** Maximum length of an application's comment, in characters as a person counts them. */
const COMMENT_MOST = 140

/** Decides an application: approval issues the reward, once. The member gets a message. */
export function decideApplication(context: Context, id: string, approve: boolean, remark: string): Application {
  const application = context.tables.applications.get(id)
  const member = application && context.tables.members.get(String(application.memberId))
  if (!member || application?.status !== 'pending') throw new Refusal('promotion.application.unknown')
  const offer = offerOf(application.promotionId)
  if (!offer || offer.rule.kind !== 'application') throw new Refusal('promotion.unknown')
  const decided: Application = {
    ...application,
    status: approve ? 'approved' : 'rejected',
    decidedAt: context.clock.now(),
    remark,
  }
  context.tables.applications.put(id, decided)
  if (approve) {
    const gift = { ...offer.rule.gift, source: `offer/${offer.id}`, name: offer.title }
    const reward = issueReward(context, member, gift)
    sendMessage(context, member.id, 'application.approved', [remark], { kind: 'reward', id: String(reward.id) })
  } else sendMessage(context, member.id, 'application.rejected', [remark])
  return decided
}

/** A member's applications, newest first. */
export function applicationsOf(context: Pick<Context, 'tables'>, memberId: number): Application[] {
  return context.tables.applications.by('member', String(memberId)).reverse()
}

/** Applies for an offer: the application waits for the operator. */
export function applyForOffer(
  context: Context,
  member: Member,
  offer: Offer,
  rule: Extract<OfferRule, { kind: 'application' }>,
  request: JoinRequest,
): Application {
  const before = applicationsOf(context, member.id).find((one) => one.promotionId === offer.id)
  if (before?.status === 'pending') throw new Refusal('promotion.application.open')
  if (rewardOf(context, member.id, `offer/${offer.id}`)) throw new Refusal('promotion.already.claimed')
  const characters = [...new Intl.Segmenter().segment(request.comment.trim())].length
  if (characters === 0 || characters > COMMENT_MOST) throw new Refusal('field.invalid', { values: ['comment'] })
  if (rule.contact !== null && request.contact.trim().length < 5)
    throw new Refusal('field.invalid', { values: ['contact'] })
  return applicationRow(context, member, offer, request, 'pending')
}

/** Saves an application with a status. */
export function applicationRow(
  context: Context,
  member: Member,
  offer: Offer,
  request: JoinRequest,
  status: Application['status'],
): Application {
  const now = context.clock.now()
  const application: Application = {
    id: nextNumber(context, 'application', 1),
    memberId: member.id,
    merchant: member.merchant,
    promotionId: offer.id,
    comment: request.comment.trim(),
    contact: request.contact.trim(),
    pictures: request.pictures,
    status,
    at: now,
    decidedAt: status === 'pending' ? null : now,
    remark: '',
  }
  context.tables.applications.put(String(application.id), application)
  return application
}
