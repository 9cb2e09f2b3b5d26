import type { World } from '../../../World.ts'
import type { Words } from '../../../core/words/Words.ts'
import type { Member } from '../../identity/members/rows.ts'

/** An offer as the cashier shows it. */
export interface OfferOfDeposit {
  readonly id: string
  readonly title: Words
  readonly summary: Words
  readonly amounts: readonly bigint[]
  readonly minimum: bigint | null
}

/* Rewards go with deposits. */
declare module '../../../World.ts' {
  interface Ports {
    /** Offers that a member could choose with a deposit now; amounts are minor units. */
    readonly depositOffers: (world: World, member: Member) => readonly OfferOfDeposit[]
    /** Chooses one for a deposit. Throws a `Refusal`. */
    readonly chooseForDeposit: (world: World, member: Member, offerId: string, depositId: string) => void
  }
}
