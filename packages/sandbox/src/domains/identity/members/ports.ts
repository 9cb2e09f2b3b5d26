import type { World } from '../../../World.ts'
import type { Member } from './rows.ts'

/** An account outside that a member's money may go to. */
export interface PayoutAccount {
  readonly id: string
  readonly accountNumber: string
  readonly accountName: string
}

/** What became of the payouts to an account: one is under way, one arrived. */
export interface PayoutsTo {
  readonly waiting: boolean
  readonly arrived: boolean
}

/* What tells the person behind an account is spread over the domains above, and they follow the person. */
declare module '../../../World.ts' {
  interface Ports {
    /** Told when what a person is known by has changed. */
    readonly followTraits: (world: World, member: Member) => void
    /** Whether the member has shown to read the e-mail address. */
    readonly emailIsProven: (world: Pick<World, 'tables'>, memberId: number) => boolean
    readonly payoutAccounts: (world: Pick<World, 'tables'>, memberId: number) => readonly PayoutAccount[]
    /** Members with a payout account of this number, or of one that ends alike. */
    readonly payoutHolders: (world: Pick<World, 'tables'>, number: string) => readonly number[]
    readonly payoutsTo: (world: Pick<World, 'tables'>, memberId: number, accountId: string) => PayoutsTo
    /** Ends the member's open games: all of them, or those opened with a session. */
    readonly closePlays: (world: World, memberId: number, session?: string) => void
  }
}
