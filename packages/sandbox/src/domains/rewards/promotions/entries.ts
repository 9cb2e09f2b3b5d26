import { DAY } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { withMoney } from '../../../core/words/moneyWords.ts'
import { type Words, inLanguage } from '../../../core/words/Words.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { applicationsOf } from './applications.ts'
import { offerReward, optInOf } from './depositOffers.ts'
import { offerRuns, offerSpan } from './offerSpan.ts'
import type { Offer } from './Offer.ts'
import { offerOf } from './offers.ts'
import { takesPart, USUAL_WEIGHTS } from './rewards.ts'
import type { Application, Reward } from './rows.ts'
import { signInState } from './signIn.ts'
import type { Context } from '../../../Context.ts'
import { ticketWords } from '../tickets/ticketNames.ts'
import { heldByBonus } from '../../money/wagering/bonusAccounts.ts'
import type { Wagering } from '../../money/wagering/rows.ts'
import type { Call } from '../../../wire/Call.ts'

type Card = NonNullable<Answer<'promotion.list'>['list']>[number]
type RewardEntry = NonNullable<Answer<'promotion.claims'>>[number]
type BonusEntry = Answer<'promotion.endBonus'>

const orNull = (amount: bigint | undefined): bigint | null => (amount === undefined || amount === 0n ? null : amount)

/** A pending reward in its wire form. */
export function rewardEntry(reward: Reward, language: string): RewardEntry {
  return {
    rewardId: reward.id,
    ticketName: reward.ticket ? inLanguage(ticketWords[reward.ticket].name, language) : null,
    eventName: inLanguage(reward.name, language),
    rewardPoint: reward.points > 0n ? Number(reward.points) : null,
    rewardAmount: orNull(reward.amount),
    promotionType: reward.type,
    status: reward.status,
    expiry: reward.expiresAt,
    remark: reward.remark || null,
    wageringMultiple: reward.multiple,
    wageringRequired: orNull(reward.amount * BigInt(reward.multiple)),
    wageringDays: reward.multiple > 0 ? reward.wageringDays : null,
    gameWeights: { ...reward.weights },
  }
}

/** A paid bonus, with its wagering if any. */
export function bonusEntry(
  context: Pick<Context, 'tables'>,
  reward: Reward,
  wagering: Wagering | undefined,
  language: string,
): BonusEntry {
  const [from, offerId = ''] = reward.source.split('/')
  const rule = from === 'offer' ? offerOf(offerId)?.rule : undefined
  const required = wagering?.required ?? 0n
  const done = wagering?.done ?? 0n
  return {
    id: String(reward.id),
    eventName: inLanguage(reward.name, language),
    promotionType: reward.type,
    amount: reward.amount,
    status: wagering?.status ?? 'free',
    required: required,
    done: done,
    left: wagering?.status === 'open' ? required - done : 0n,
    claimedAt: reward.decidedAt ?? reward.issuedAt,
    expiresAt: wagering?.expiresAt ?? null,
    closedAt: wagering?.closedAt ?? null,
    takenBack: wagering?.takenBack ?? 0n,
    canEnd: wagering?.status === 'open',
    wageringMultiple: reward.multiple,
    gameWeights: reward.multiple > 0 ? { ...reward.weights } : {},
    cap: rule?.kind === 'deposit' ? rule.cap : null,
    held:
      wagering?.status === 'open'
        ? heldByBonus(context, wagering.id).reduce((sum, { balance }) => sum + balance, 0n)
        : null,
  }
}

/** An application in its wire form. */
export function applicationEntry(application: Application, language: string): Answer<'promotion.join'> {
  const offer = offerOf(application.promotionId)
  return {
    id: application.id,
    promotionId: application.promotionId,
    title: offer ? inLanguage(offer.title, language) : '',
    status: application.status,
    comment: application.comment,
    pictures: application.pictures.map(({ name }) => name),
    appliedAt: application.at,
    decidedAt: application.decidedAt,
    remark: application.remark || null,
  }
}

/** A promotion in the list, with its status for the caller. */
export function offerCard(
  context: Context,
  { merchant, language }: Pick<Call, 'merchant' | 'language'>,
  offer: Offer,
  member: Member | null,
): Card {
  const { timeZone } = merchant
  const { from, to } = offerSpan(context, offer, timeZone)
  const status = statusOf(context, offer, member, timeZone)
  return {
    id: offer.id,
    category: offer.category,
    badge: offer.badge,
    title: inLanguage(offer.title, language),
    summary: inLanguage(withMoney(offer.summary, merchant, offer.amounts), language),
    photoUrl: `/art/banner/${offer.picture}.svg`,
    startDate: from,
    endDate: to,
    status,
    asks: offer.rule.kind === 'open' ? 'nothing' : offer.rule.kind === 'application' ? 'application' : 'optIn',
    contact: offer.rule.kind === 'application' ? offer.rule.contact : null,
    terms: termsOf(offer, language),
    rewardId: status === 'issued' && member ? (offerReward(context, member, offer)?.id ?? null) : null,
  }
}

/** Status of an offer: derived from the records, so it never goes backwards. */
function statusOf(context: Context, offer: Offer, member: Member | null, timeZone: string): Card['status'] {
  const now = context.clock.now()
  if (now < offerSpan(context, offer, timeZone).from) return 'comingSoon'
  if (!member) return offerRuns(context, offer, timeZone) ? 'join' : 'closed'
  const reward = offerReward(context, member, offer)
  if (reward?.status === 'claimed') return 'claimed'
  if (reward) return ['I', 'P'].includes(reward.status) && now < reward.expiresAt ? 'issued' : 'closed'
  if (!offerRuns(context, offer, timeZone) || !takesPart(member)) return 'closed'
  const { rule } = offer
  if (rule.kind === 'open')
    return offer.id === 'daily-sign-in' && signInState(context, member).today ? 'signed' : 'process'
  if (rule.kind === 'application') {
    const [last] = applicationsOf(context, member.id).filter((one) => one.promotionId === offer.id)
    return last?.status === 'pending' ? 'applying' : last?.status === 'rejected' ? 'rejected' : 'join'
  }
  if (rule.kind === 'deposit') return optInOf(context, member, offer) ? 'process' : 'join'
  const tooOld = rule.youngerThanDays !== undefined && now - member.registeredAt >= rule.youngerThanDays * DAY
  return tooOld ? 'closed' : 'join'
}

const WITHDRAWAL: { readonly bound: Words; readonly free: Words } = {
  bound: {
    EN: 'The bonus is locked until the wagering requirement is met. The rest of your balance can be withdrawn at any time, and you may end the bonus.',
    TY: 'Nakatali ang bonus hanggang matugunan ang wagering. Mawi-withdraw anumang oras ang natitirang balanse, at maaari mong tapusin ang bonus.',
    BN: 'ওয়েজারিং পূরণ না হওয়া পর্যন্ত বোনাস আটকানো থাকে। বাকি ব্যালেন্স যেকোনো সময় তোলা যায়, আর বোনাস শেষ করা যায়।',
  },
  free: {
    EN: 'No wagering requirement: you can withdraw it immediately.',
    TY: 'Walang wagering: mawi-withdraw agad.',
    BN: 'ওয়েজারিং নেই: সঙ্গে সঙ্গে তোলা যায়।',
  },
}

function termsOf(offer: Offer, language: string): Card['terms'] {
  const { rule } = offer
  if (rule.kind === 'open') return null
  const multiple = rule.kind === 'deposit' ? rule.multiple : (rule.gift.multiple ?? 0)
  return {
    wageringMultiple: multiple,
    gameWeights: multiple > 0 ? { ...USUAL_WEIGHTS } : {},
    cap: rule.kind === 'deposit' ? rule.cap : null,
    minimumDeposit: rule.kind === 'deposit' ? rule.minimum : null,
    percent: rule.kind === 'deposit' ? rule.percent : null,
    amount: rule.kind === 'deposit' ? null : orNull(rule.gift.amount),
    days: rule.kind === 'deposit' ? rule.days : multiple > 0 ? (rule.gift.wageringDays ?? 14) : null,
    withdrawal: inLanguage(multiple > 0 ? WITHDRAWAL.bound : WITHDRAWAL.free, language),
  }
}
