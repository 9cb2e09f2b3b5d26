import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText, linesUpTo, proofPictures, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { count, flag, list, maybeCount, maybeText, nothing, text } from '../../contract/scalars.ts'
import { bonuses, endBonus, refuse } from './bonuses.ts'
import {
  application,
  promotionCard,
  promotionDetail,
  promotionKinds,
  reward,
  REWARD_CENTRE,
  rewardGiven,
} from './schemas.ts'

const available = endpoint({
  id: 'promotion.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  silent: true,
  input: () => nothing,
  // Wire fact 3.15.
  /** By type, whether it is offered and how many rewards wait. */
  value: () => z.record(z.string(), z.object({ enabled: flag, count })),
})

const merchantPromotions = endpoint({
  id: 'promotion.merchant',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  module: REWARD_CENTRE,
  effect: 'read',
  input: () => nothing,
  // As above without counts.
  value: () => z.record(z.string(), z.object({ enabled: flag })),
})

const claims = endpoint({
  id: 'promotion.claims',
  method: 'GET',
  // Reading: three of four sources name this call; only one names the other, MCS2_getPromotionClaimList (wire row 46).
  path: '/wps/relay/MCSFE_getClaimPromotion',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      /** Types, separated by commas; empty for all. */
      promotionType: z._default(textUpTo(300), ''),
      /** `I` issued, `P` pending; empty for both. */
      status: z._default(z.enum(['I', 'P', '']), ''),
      language,
    }),
  value: () => list(reward),
  fills: languageFill,
})

const claim = endpoint({
  id: 'promotion.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'money',
  gate: 'bonus',
  input: () =>
    z.object({
      /** The reward's id. */
      promotionClaimId: idText,
      promotionType: z._default(textUpTo(40), ''),
      ipAddress: z.optional(textUpTo(60)),
    }),
  value: () => z.object({ claimedTickets: list(rewardGiven) }),
  errors: {
    'promotion.reward.unknown': {},
    'promotion.reward.pending': {},
    'promotion.reward.refused': {},
    'promotion.reward.expired': {},
    'promotion.already.claimed': {},
  },
})

const signIn = endpoint({
  id: 'promotion.signIn',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimLoginPromotion',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'money',
  gate: 'bonus',
  // Reading: the daily check-in; it has no input, and the response says which of the seven days it was and what it
  // gave.
  input: () => nothing,
  value: () => z.object({ day: count, claimedTickets: list(rewardGiven) }),
  errors: { 'promotion.already.claimed': {}, 'promotion.not.eligible': {} },
})

const signInWeek = endpoint({
  id: 'promotion.signInWeek',
  method: 'GET',
  // Extension: what the check-in page shows before the day's reward is claimed.
  path: '/wps/ext/promotion/signInWeek',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => nothing,
  value: () =>
    z.object({
      /** Days in a row so far, including today's once it is claimed. */
      streak: count,
      today: flag,
      days: list(z.object({ day: count, taken: flag, points: count, ticketType: maybeText })),
    }),
})

const signUp = endpoint({
  id: 'promotion.signUp',
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  // Reading: the facts name no module.
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'write',
  gate: 'bonus',
  // Reading: requests the reward of a new account. It is issued immediately and waits in the reward centre.
  input: () => nothing,
  value: () => reward,
  errors: {
    'promotion.not.eligible': {},
    'promotion.already.claimed': {},
    'promotion.unknown': {},
  },
})

const categories = endpoint({
  id: 'promotion.categories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  // Reading: the facts name no module. Categories are for visitors, like announcements.
  module: 'COMM3',
  effect: 'read',
  input: () => z.object({ language }),
  value: () => list(z.object({ id: text, name: z.string() })),
  fills: languageFill,
})

const offers = endpoint({
  id: 'promotion.list',
  method: 'GET',
  // Extension: the wire facts know promotions only as announcements; the page needs each one's terms and status.
  path: '/wps/ext/promotion/list',
  module: 'REWCEN3',
  token: 'optional',
  effect: 'read',
  extension: true,
  input: () => z.object({ category: z._default(z.enum(['all', ...promotionKinds]), 'all'), language, ...pageAndSize }),
  value: () => z.object({ list: list(promotionCard), totalPages: z._default(count, 0), totalCount: maybeCount }),
  fills: languageFill,
})

const detail = endpoint({
  id: 'promotion.detail',
  method: 'GET',
  path: '/wps/ext/promotion/detail',
  module: 'REWCEN3',
  token: 'optional',
  effect: 'read',
  extension: true,
  input: () => z.object({ id: idText, language }),
  /** `content` is HTML of the operator and passes the sanitiser before it is shown. */
  value: () => promotionDetail,
  errors: { 'promotion.unknown': { field: 'id' } },
  fills: languageFill,
})

const join = endpoint({
  id: 'promotion.join',
  method: 'POST',
  // Extension: sends an application, or opts in to an offer that needs none.
  path: '/wps/ext/promotion/join',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'write',
  gate: 'bonus',
  extension: true,
  input: () =>
    z.object({
      id: idText,
      comment: z._default(linesUpTo(280), ''),
      /** WhatsApp or Zalo id, if the offer requires one. */
      contact: z._default(textUpTo(60), ''),
      remark: z._default(linesUpTo(140), ''),
      pictures: z.optional(proofPictures),
    }),
  value: () => application,
  errors: {
    'promotion.unknown': { field: 'id' },
    'promotion.not.eligible': {},
    'promotion.application.open': {},
    'promotion.already.claimed': {},
    'promotion.picture.invalid': { field: 'pictures' },
    'field.invalid': {},
  },
})

const applications = endpoint({
  id: 'promotion.applications',
  method: 'GET',
  path: '/wps/ext/promotion/applications',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => nothing,
  value: () => list(application),
})

/** Promotions, rewards and bonuses. */
export const promotion = {
  'promotion.available': available,
  'promotion.merchant': merchantPromotions,
  'promotion.claims': claims,
  'promotion.claim': claim,
  'promotion.signIn': signIn,
  'promotion.signInWeek': signInWeek,
  'promotion.signUp': signUp,
  'promotion.categories': categories,
  'promotion.list': offers,
  'promotion.detail': detail,
  'promotion.join': join,
  'promotion.applications': applications,
  'promotion.refuse': refuse,
  'promotion.bonuses': bonuses,
  'promotion.endBonus': endBonus,
}
