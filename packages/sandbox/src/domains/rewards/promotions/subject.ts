import { chooseForDeposit, depositOffers } from './depositOffers.ts'
import { subject } from '../../../Subject.ts'
import { promotionPanel } from './panel.ts'
import { promotionRefusals } from './refusals.ts'
import { promotionTables } from './tables.ts'
import { promotionHandlers } from './calls.ts'
import { promoCodeHandlers } from './promoCodeCalls.ts'
import { referralHandlers } from './referralCalls.ts'
import { promotionInvariants } from './invariants.ts'
import { promotionMovements } from './movements.ts'
import { promotionSeed } from './seed.ts'

/** Offers, rewards, promo codes and invited friends. */
export const promotions = subject({
  ports: {
    chooseForDeposit,
    depositOffers: (context, member) =>
      depositOffers(context, member).map(({ id, title, summary, amounts, rule }) => ({
        id,
        title,
        summary,
        amounts,
        minimum: rule.kind === 'deposit' ? rule.minimum : null,
      })),
  },
  tables: promotionTables,
  calls: { ...promotionHandlers, ...promoCodeHandlers, ...referralHandlers },
  refusals: promotionRefusals,
  invariants: promotionInvariants,
  statement: promotionMovements,
  panel: promotionPanel,
  seed: promotionSeed,
})
