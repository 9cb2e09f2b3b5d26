import type { World } from '../../../World.ts'

/* The inbox knows members by number only; whose money a message speaks of is known above it. */
declare module '../../../World.ts' {
  interface Ports {
    /** Decimals of the currency a member plays in. */
    readonly moneyDigits: (world: World, memberId: number) => number
  }
}
