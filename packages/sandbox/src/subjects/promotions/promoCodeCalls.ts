import { inLanguage } from '../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../wire/Call.ts'
import { claimPromoCode, openPromoCodes } from './promoCodes.ts'

/** Promo codes. */
export const promoCodeHandlers: Handlers<'promoCode'> = {
  'promoCode.list': (world, call, { language }) =>
    openPromoCodes(world, signedIn(call).member.id).map(({ code, description }) => ({
      promoCode: code,
      description: inLanguage(description, language ?? call.language),
      expiry: null,
    })),
  'promoCode.claim': (world, call, { promoCode }) => ({
    claimedTickets: claimPromoCode(world, signedIn(call).member, promoCode),
  }),
}
