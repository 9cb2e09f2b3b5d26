import { inLanguage } from '../../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { claimPromoCode, describePromoCode, openPromoCodes } from './promoCodes.ts'

/** Promo codes. */
export const promoCodeHandlers: Handlers<'promoCode'> = {
  'promoCode.list': (world, call, { language }) =>
    openPromoCodes(world, signedIn(call).member.id).map((one) => ({
      promoCode: one.code,
      description: inLanguage(describePromoCode(one, call.merchant), language ?? call.language),
      expiry: null,
    })),
  'promoCode.claim': (world, call, { promoCode }) => ({
    claimedTickets: claimPromoCode(world, signedIn(call).member, promoCode),
  }),
}
