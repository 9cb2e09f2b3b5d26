import { addDays, dateAt, DAY, startOfDate } from '@croupier/locales/calendar'
import { fitPictures, PICTURE_FILES } from '../../wire/pictureFiles.ts'
import { Refusal } from '../../Refusal.ts'
import { nextNumber } from '../../core/state/CoreWorld.ts'
import type { Deposit } from '../deposits/rows.ts'
import { sendMessage } from '../inbox/messages.ts'
import type { Member } from '../members/rows.ts'
import { timeZoneOf } from '../merchants/timeZone.ts'
import { breakOf, refuseIfOnBreak } from '../safety/breaks.ts'
import { type World } from '../../World.ts'
import { periodOf } from '../wagering/turnover.ts'
import type { Offer, OfferRule } from './Offer.ts'
import { offerOf, offers } from './offers.ts'
import { issueFromPurse, purseLeft } from './giftPurse.ts'
import { hadByPerson, issueReward, rewardOf, takesPart } from './rewards.ts'
import type { Application, OptIn, Reward } from './rows.ts'

type DepositRule = Extract<OfferRule, { kind: 'deposit' }>

/** When an offer runs: counted in days of the market from the one the first merchant's people were sown, so that it stays put. */
export function offerSpan(
  world: World,
  offer: Offer,
  timeZone: string,
): { readonly from: number; readonly to: number | null } {
  const sownOn = dateAt(world.tables.counters.get('sownAt') ?? world.clock.now(), timeZone)
  const dayFromThen = (days: number) => startOfDate(addDays(sownOn, days), timeZone)
  return {
    from: dayFromThen(offer.startsInDays),
    to: offer.endsInDays === null ? null : dayFromThen(offer.endsInDays),
  }
}

/** Whether an offer runs now. */
export function offerRuns(world: World, offer: Offer, timeZone: string): boolean {
  const { from, to } = offerSpan(world, offer, timeZone)
  const now = world.clock.now()
  return now >= from && (to === null || now < to)
}

/** Input for joining an offer. */
export interface JoinWish {
  readonly comment: string
  readonly contact: string
  readonly pictures: readonly { readonly name: string; readonly bytes: number }[]
}

/** Most characters of an application's comment, as a person counts them [S-367]. */
export const COMMENT_MOST = 140

/**
 * Joins an offer: an application for the operator, a choice for the next deposit, or one press. Answers with what was
 * noted, in the shape of an application.
 */
export function joinOffer(world: World, member: Member, id: string, wish: JoinWish): Application {
  refuseIfOnBreak(world, member, 'bonus')
  const offer = offerOf(id)
  if (!offer || !offerRuns(world, offer, timeZoneOf(world, member))) throw new Refusal('promotion.unknown')
  if (!takesPart(member) || offer.rule.kind === 'open') throw new Refusal('promotion.not.eligible')
  if (offer.rule.kind === 'application') return apply(world, member, offer, offer.rule, wish)
  if (offer.rule.kind === 'press') pressOffer(world, member, offer)
  else chooseForDeposit(world, member, offer.id, null)
  return applicationRow(world, member, offer, wish, 'approved')
}

/** Takes an offer that needs one press; the reward is issued immediately. */
export function pressOffer(world: World, member: Member, offer: Offer): Reward {
  refuseIfOnBreak(world, member, 'bonus')
  if (offer.rule.kind !== 'press' || !takesPart(member)) throw new Refusal('promotion.not.eligible')
  const { gift, youngerThanDays } = offer.rule
  if (youngerThanDays !== undefined && world.clock.now() - member.registeredAt >= youngerThanDays * DAY) {
    throw new Refusal('promotion.not.eligible')
  }
  const source = `offer/${offer.id}`
  if (hadByPerson(world, member, source)) throw new Refusal('promotion.already.claimed')
  return issueReward(world, member, { ...gift, source, name: offer.title })
}

/** Chooses a deposit offer for a deposit, or for the next one. Choosing again in the same span changes the deposit. */
export function chooseForDeposit(world: World, member: Member, id: string, depositId: string | null): OptIn {
  refuseIfOnBreak(world, member, 'bonus')
  const offer = offerOf(id)
  if (!offer || !offerRuns(world, offer, timeZoneOf(world, member))) throw new Refusal('promotion.unknown')
  if (!takesPart(member) || offer.rule.kind !== 'deposit') throw new Refusal('promotion.not.eligible')
  // Money that goes from member to member is no new money: it earns no bonus.
  if (depositId !== null && world.tables.deposits.get(depositId)?.withdrawalId !== null)
    throw new Refusal('promotion.not.eligible')
  const span = spanOf(world, member, offer.rule)
  if (hadByPerson(world, member, sourceOf(offer, span))) throw new Refusal('promotion.already.claimed')
  if (offer.rule.every === 'first' && creditedDeposits(world, member.id).length > 0) {
    throw new Refusal('promotion.not.eligible')
  }
  const deposit = depositId === null ? undefined : world.tables.deposits.get(depositId)
  if (!covered(world, member, offer.rule, deposit?.amount)) throw new Refusal('promotion.not.eligible')
  const optIn: OptIn = { memberId: member.id, promotionId: id, span, depositId, at: world.clock.now() }
  world.tables.optIns.put(`${member.id}/${id}/${span}`, optIn)
  return optIn
}

/** The member's choice for an offer in the running span, or undefined. */
export function optInOf(world: World, member: Member, offer: Offer): OptIn | undefined {
  if (offer.rule.kind !== 'deposit') return undefined
  return world.tables.optIns.get(`${member.id}/${offer.id}/${spanOf(world, member, offer.rule)}`)
}

/** The reward an offer gave the member in the running span, or undefined. */
export function offerReward(world: World, member: Member, offer: Offer): Reward | undefined {
  const source =
    offer.rule.kind === 'deposit' ? sourceOf(offer, spanOf(world, member, offer.rule)) : `offer/${offer.id}`
  return rewardOf(world, member.id, source)
}

/** Issues the bonus of every chosen deposit that has been credited; once for a choice. */
export function settleDepositOffers(world: World, member: Member): void {
  if (!takesPart(member) || breakOf(world, member)) return
  for (const optIn of world.tables.optIns.by('member', String(member.id))) {
    const offer = offerOf(optIn.promotionId)
    if (!offer || offer.rule.kind !== 'deposit') continue
    const source = sourceOf(offer, optIn.span)
    if (rewardOf(world, member.id, source)) continue
    const deposit = chosenDeposit(world, member.id, offer.rule, optIn)
    // Asked again: data of the two accounts may have changed since the choice.
    if (!deposit || hadByPerson(world, member, source)) continue
    // What comes every week is covered by play; what comes once in a life is bounded by that.
    const issue = offer.rule.every === 'first' ? issueReward : issueFromPurse
    issue(world, member, {
      type: offer.rule.every === 'first' ? 'FIRST_DEPOSIT' : 'DEPOSIT',
      source,
      name: offer.title,
      amount: bonusOf(offer.rule, deposit.amount),
      multiple: offer.rule.multiple,
      wageringDays: offer.rule.days,
    })
  }
}

const bonusOf = ({ percent, cap }: DepositRule, deposit: bigint): bigint => {
  const share = (deposit * BigInt(percent)) / 100n
  return share < cap ? share : cap
}

/** Whether the bonus can be paid whole: an offer that comes again every week is covered by play. */
function covered(world: World, member: Member, rule: DepositRule, deposit?: bigint): boolean {
  return (
    rule.every === 'first' || (deposit === undefined ? rule.cap : bonusOf(rule, deposit)) <= purseLeft(world, member)
  )
}

/** Deposit offers a member could choose now. */
export function depositOffers(world: World, member: Member): Offer[] {
  if (!takesPart(member) || breakOf(world, member)) return []
  const deposited = creditedDeposits(world, member.id).length > 0
  const timeZone = timeZoneOf(world, member)
  return offers.filter(
    (offer) =>
      offer.rule.kind === 'deposit' &&
      offerRuns(world, offer, timeZone) &&
      covered(world, member, offer.rule, offer.rule.minimum) &&
      !(offer.rule.every === 'first' && deposited) &&
      !offerReward(world, member, offer),
  )
}

/** Decides an application: approving issues the reward, once. The member gets a message. */
export function decideApplication(world: World, id: string, approve: boolean, remark: string): Application {
  const application = world.tables.applications.get(id)
  const member = application && world.tables.members.get(String(application.memberId))
  if (!member || application?.status !== 'pending') throw new Refusal('promotion.application.unknown')
  const offer = offerOf(application.promotionId)
  if (!offer || offer.rule.kind !== 'application') throw new Refusal('promotion.unknown')
  const decided: Application = {
    ...application,
    status: approve ? 'approved' : 'rejected',
    decidedAt: world.clock.now(),
    remark,
  }
  world.tables.applications.put(id, decided)
  if (approve) issueReward(world, member, { ...offer.rule.gift, source: `offer/${offer.id}`, name: offer.title })
  sendMessage(world, member.id, approve ? 'application.approved' : 'application.rejected', [remark])
  return decided
}

/** A member's applications, newest first. */
export function applicationsOf(world: Pick<World, 'tables'>, memberId: number): Application[] {
  return world.tables.applications.by('member', String(memberId)).reverse()
}

function apply(
  world: World,
  member: Member,
  offer: Offer,
  rule: Extract<OfferRule, { kind: 'application' }>,
  wish: JoinWish,
): Application {
  const before = applicationsOf(world, member.id).find((one) => one.promotionId === offer.id)
  if (before?.status === 'pending') throw new Refusal('promotion.application.open')
  if (rewardOf(world, member.id, `offer/${offer.id}`)) throw new Refusal('promotion.already.claimed')
  const characters = [...new Intl.Segmenter().segment(wish.comment.trim())].length
  if (characters === 0 || characters > COMMENT_MOST) throw new Refusal('field.invalid', { values: ['comment'] })
  if (rule.contact !== null && wish.contact.trim().length < 5)
    throw new Refusal('field.invalid', { values: ['contact'] })
  if (!fitPictures(wish.pictures, PICTURE_FILES)) {
    throw new Refusal('promotion.picture.invalid')
  }
  return applicationRow(world, member, offer, wish, 'pending')
}

function applicationRow(
  world: World,
  member: Member,
  offer: Offer,
  wish: JoinWish,
  status: Application['status'],
): Application {
  const now = world.clock.now()
  const application: Application = {
    id: nextNumber(world, 'application', 1),
    memberId: member.id,
    merchant: member.merchant,
    promotionId: offer.id,
    comment: wish.comment.trim(),
    contact: wish.contact.trim(),
    pictures: wish.pictures,
    status,
    at: now,
    decidedAt: status === 'pending' ? null : now,
    remark: '',
  }
  world.tables.applications.put(String(application.id), application)
  return application
}

function chosenDeposit(world: World, memberId: number, rule: DepositRule, optIn: OptIn): Deposit | undefined {
  const credited = creditedDeposits(world, memberId)
  if (rule.every === 'first') {
    const [first] = credited
    const chosen = first && (optIn.depositId === null || first.id === optIn.depositId)
    return chosen && first.amount >= rule.minimum ? first : undefined
  }
  return credited.find(
    (deposit) =>
      deposit.amount >= rule.minimum &&
      (optIn.depositId === null ? (deposit.reachedAt.credited ?? 0) >= optIn.at : deposit.id === optIn.depositId),
  )
}

function creditedDeposits(world: Pick<World, 'tables'>, memberId: number): Deposit[] {
  return world.tables.deposits
    .by('member', String(memberId))
    .filter((deposit) => deposit.status === 'credited' && deposit.withdrawalId === null)
    .sort((a, b) => (a.reachedAt.credited ?? 0) - (b.reachedAt.credited ?? 0))
}

const spanOf = (world: World, member: Member, rule: DepositRule): number =>
  rule.every === 'week' ? periodOf(world, member, 'week', world.clock.now()).from : 0

const sourceOf = (offer: Offer, span: number): string => `offer/${offer.id}/${span}`
