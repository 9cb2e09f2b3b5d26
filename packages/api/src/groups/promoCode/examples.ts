import type { GroupReference } from '../../contract/examples.ts'

/** Promo codes. */
export const examples: GroupReference<'promoCode'> = {
  'promoCode.list': {
    doc: 'Published codes the person has not used.',
    examples: [{ request: {}, answer: [{ promoCode: 'HELLO10', description: '10.00 of play money', expiry: null }] }],
  },
  'promoCode.claim': {
    doc: 'Redeems a code and hands over what it gives.',
    examples: [
      { request: { promoCode: 'HELLO10' }, answer: { claimedTickets: [{ rewardType: 'AMOUNT', value: '10.00' }] } },
    ],
  },
}
