import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { REWARD_CENTRE, rewardGiven } from '../promotion/schemas.ts'
import { list, maybeInstant, maybeText, text } from '../../contract/scalars.ts'

const codes = endpoint({
  id: 'promoCode.list',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoCode',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  /** Codes the operator published and the member has not used. */
  value: () => list(z.object({ promoCode: text, description: maybeText, expiry: maybeInstant })),
  fills: languageFill,
})

const claim = endpoint({
  id: 'promoCode.claim',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimPromoCode',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'money',
  gate: 'bonus',
  input: () => z.object({ promoCode: textWithin(30) }),
  // Reading: the code's reward, in the shape of a claim.
  value: () => z.object({ claimedTickets: list(rewardGiven) }),
  errors: {
    'promo.code.invalid': { field: 'promoCode' },
    'promo.code.used.up': { field: 'promoCode' },
    'promotion.already.claimed': {},
    'promotion.not.eligible': {},
    TOO_MANY_REQUESTS: {},
  },
})

/** Promo codes. */
export const promoCode = { 'promoCode.list': codes, 'promoCode.claim': claim }
