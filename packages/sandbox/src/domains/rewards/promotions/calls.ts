import type { Input } from '@croupier/api'
import { Refusal } from '../../../Refusal.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { bytesOf, fitPictures, PICTURE_FILES } from '../../../wire/pictureFiles.ts'
import { asHtml } from '../../identity/inbox/texts.ts'
import { inLanguage, type Words } from '../../../core/words/Words.ts'
import type { OfferCategory } from './Offer.ts'
import { applicationsOf } from './applications.ts'
import { joinOffer, pressOffer } from './joinOffer.ts'
import { averageStakeOf } from './averageStake.ts'
import { offerOf, offers } from './offers.ts'
import { claimReward, refuseReward, takesPart, waitingRewards } from './rewards.ts'
import { settledMember } from '../points/settledMember.ts'
import { SIGN_IN_DAYS, signInState, signInToday } from './signIn.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { ticketsOf } from '../tickets/tickets.ts'
import { endBonus, openWagering } from '../../money/wagering/wagering.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { applicationEntry, bonusEntry, offerCard, rewardEntry } from './entries.ts'

const CATEGORIES: Readonly<Record<OfferCategory, Words>> = {
  sports: { EN: 'Sports', TY: 'Sports', BN: 'স্পোর্টস' },
  live: { EN: 'Live casino', TY: 'Live casino', BN: 'লাইভ ক্যাসিনো' },
  slots: { EN: 'Slots', TY: 'Mga slot', BN: 'স্লট' },
  cards: { EN: 'Card games', TY: 'Card games', BN: 'কার্ড গেম' },
  fish: { EN: 'Fishing', TY: 'Fishing', BN: 'ফিশিং' },
  lotto: { EN: 'Lotto', TY: 'Lotto', BN: 'লটারি' },
  rebate: { EN: 'Rebate', TY: 'Rebate', BN: 'রিবেট' },
  pointsMall: { EN: 'Points mall', TY: 'Points mall', BN: 'পয়েন্ট মল' },
  ranking: { EN: 'Ranking', TY: 'Ranking', BN: 'র‍্যাঙ্কিং' },
  deposit: { EN: 'Deposit', TY: 'Deposito', BN: 'ডিপোজিট' },
  appDownload: { EN: 'App download', TY: 'Pag-download ng app', BN: 'অ্যাপ ডাউনলোড' },
  newbie: { EN: 'New players', TY: 'Baguhan', BN: 'নতুন খেলোয়াড়' },
  gaming: { EN: 'Gaming', TY: 'Paglalaro', BN: 'গেমিং' },
  others: { EN: 'Others', TY: 'Iba pa', BN: 'অন্যান্য' },
}

/** Keys of the promotion map, with the reward types that each counts. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  LOGIN: ['LOGIN'],
  REGISTER: ['SIGNUP', 'NEW_REGISTER'],
  MISSION: ['MISSION', 'RANK_BOARD'],
  REFERRAL: ['REFERRAL'],
  UPGRADE_BONUS: ['UPGRADE_BONUS'],
  DEFAULT: ['DEPOSIT', 'FIRST_DEPOSIT', 'TICKET', 'GIFT_CODE', 'RAFFLE'],
  EVENT: ['EVENT'],
  MANUAL: ['MANUAL'],
}

type Picture = NonNullable<Input<'promotion.join'>['pictures']>[number]

/** Checks pictures by number, size and content, whatever type they declare. */
const pictures = (given: readonly Picture[] = []) => {
  if (!fitPictures(given, PICTURE_FILES)) throw new Refusal('promotion.picture.invalid')
  return given.map(({ name, data }) => ({ name, bytes: bytesOf(data) }))
}

/** Promotions, rewards and bonuses. */
export const promotionHandlers: Handlers<'promotion'> = {
  'promotion.available': (context, call) => {
    const member = settledMember(context, call)
    const enabled = takesPart(member) && !breakOf(context, member)
    const rewards = enabled ? waitingRewards(context, member.id).filter((reward) => reward.status === 'I') : []
    const counts = Object.entries(KEYS).map(([key, types]) => {
      const count = rewards.filter((reward) => types.includes(reward.type)).length
      const offered = enabled && (key !== 'REFERRAL' || member.type === 0)
      return [key, { enabled: offered, count: offered ? count : 0 }] as const
    })
    const tickets = enabled ? ticketsOf(context, member.id).filter(({ status }) => status === 'AVAILABLE') : []
    const kinds = [...new Set(tickets.map(({ kind }) => kind))].map(
      (kind) => [kind, { enabled, count: tickets.filter((ticket) => ticket.kind === kind).length }] as const,
    )
    return Object.fromEntries([...counts, ...kinds])
  },
  'promotion.merchant': () => Object.fromEntries(Object.keys(KEYS).map((key) => [key, { enabled: true }])),
  'promotion.claims': (context, call, { promotionType, status, language }) => {
    const member = settledMember(context, call)
    const types = promotionType === '' ? null : new Set(promotionType.split(',').map((type) => type.trim()))
    return waitingRewards(context, member.id)
      .filter((reward) => (status === '' || reward.status === status) && (!types || types.has(reward.type)))
      .map((reward) => rewardEntry(reward, language ?? call.language))
  },
  'promotion.claim': (context, call, { promotionClaimId }) => ({
    claimedTickets: claimReward(context, signedIn(call).member, promotionClaimId),
  }),
  'promotion.signIn': (context, call) => {
    const { day, given } = signInToday(context, signedIn(call).member)
    return { day, claimedTickets: given }
  },
  'promotion.signInWeek': (context, call) => {
    const { streak, today } = signInState(context, signedIn(call).member)
    const days = SIGN_IN_DAYS.map(({ points, ticket }, index) => ({
      day: index + 1,
      taken: index < streak,
      points: Number(points),
      ticketType: ticket ?? null,
    }))
    return { streak, today, days }
  },
  'promotion.signUp': (context, call) => {
    const offer = offerOf('welcome')
    if (!offer) throw new Refusal('promotion.unknown')
    return rewardEntry(pressOffer(context, signedIn(call).member, offer), call.language)
  },
  'promotion.categories': (_context, call, { language }) =>
    Object.entries(CATEGORIES).map(([id, name]) => ({ id, name: inLanguage(name, language ?? call.language) })),
  'promotion.list': (context, call, { category, language, page, size }) => {
    const member = call.member && context.ports.settleRewards(context, call.member)
    // An offer is listed in the category of its badge.
    const wanted = offers.filter((offer) => ['all', offer.category, offer.badge].includes(category))
    const { rows, totalPages, totalCount } = pageOf(wanted, page, Math.min(size, 100))
    return {
      list: rows.map((offer) => offerCard(context, { ...call, language: language ?? call.language }, offer, member)),
      totalPages,
      totalCount,
    }
  },
  'promotion.detail': (context, call, { id, language }) => {
    const offer = offerOf(id)
    if (!offer) throw new Refusal('promotion.unknown')
    const card = offerCard(
      context,
      { ...call, language: language ?? call.language },
      offer,
      call.member && context.ports.settleRewards(context, call.member),
    )
    const paragraphs = [card.summary, card.terms?.withdrawal ?? ''].filter((text) => text !== '')
    const averageStake = call.member && averageStakeOf(context, call.member)
    return { ...card, content: asHtml(paragraphs.join('\n\n')), averageStake }
  },
  'promotion.join': (context, call, input) => {
    const { member } = signedIn(call)
    const request = { comment: input.comment, contact: input.contact, pictures: pictures(input.pictures) }
    return applicationEntry(joinOffer(context, member, input.id, request), call.language)
  },
  'promotion.applications': (context, call) =>
    applicationsOf(context, signedIn(call).member.id).map((one) => applicationEntry(one, call.language)),
  'promotion.refuse': (context, call, { promotionClaimId }) => ({
    rewardId: refuseReward(context, signedIn(call).member, promotionClaimId).id,
  }),
  'promotion.bonuses': (context, call, { language, page, size }) => {
    const { member } = signedIn(call)
    // Reading the open ones closes expired ones.
    openWagering(context, member.id)
    const paid = context.tables.rewards
      .by('member', String(member.id))
      .filter((reward) => reward.status === 'claimed' && reward.amount > 0n)
      .sort((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0) || b.id - a.id)
    const { rows, totalPages, totalCount } = pageOf(paid, page, Math.min(size, 100))
    const list = rows.map((reward) =>
      bonusEntry(context, reward, context.tables.wagering.get(String(reward.id)), language ?? call.language),
    )
    return { list, totalPages, totalCount }
  },
  'promotion.endBonus': (context, call, { bonusId }) => {
    const wagering = endBonus(context, signedIn(call).member.id, bonusId)
    const reward = context.tables.rewards.get(bonusId)
    if (!reward) throw new Refusal('promotion.bonus.unknown')
    return bonusEntry(context, reward, wagering, call.language)
  },
}
