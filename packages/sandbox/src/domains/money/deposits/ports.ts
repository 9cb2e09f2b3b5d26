import type { Context } from '../../../Context.ts'
import type { Words } from '../../../core/words/Words.ts'
import type { Member } from '../../identity/members/rows.ts'

/** An offer as the deposit page shows it. */
export interface OfferOfDeposit {
  readonly id: string
  readonly title: Words
  readonly summary: Words
  readonly amounts: readonly bigint[]
  readonly minimum: bigint | null
}

/* Rewards can be chosen with deposits. */
declare module '../../../Context.ts' {
  interface Ports {
    /** Offers that a member could choose with a deposit now; amounts are minor units. */
    readonly depositOffers: (context: Context, member: Member) => readonly OfferOfDeposit[]
    /** Chooses one for a deposit. Throws a `Refusal`. */
    readonly chooseForDeposit: (context: Context, member: Member, offerId: string, depositId: string) => void
  }
}
