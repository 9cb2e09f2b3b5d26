import { inLanguage } from '../../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { claimPromoCode, describePromoCode, openPromoCodes } from './promoCodes.ts'

/** Promo codes. */
export const promoCodeHandlers: Handlers<'promoCode'> = {
  'promoCode.list': (context, call, { language }) =>
    openPromoCodes(context, signedIn(call).member.id).map((one) => ({
      promoCode: one.code,
      description: inLanguage(describePromoCode(one, call.merchant), language ?? call.language),
      expiry: null,
    })),
  'promoCode.claim': (context, call, { promoCode }) => ({
    claimedTickets: claimPromoCode(context, signedIn(call).member, promoCode),
  }),
}
