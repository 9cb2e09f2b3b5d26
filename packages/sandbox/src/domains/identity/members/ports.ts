import type { Context } from '../../../Context.ts'
import type { Member } from './rows.ts'

/** An outside account that a member can be paid to. */
export interface PayoutAccount {
  readonly id: string
  readonly accountNumber: string
  readonly accountName: string
}

/** State of the payouts to an account: whether one is pending, and whether one arrived. */
export interface PayoutsTo {
  readonly waiting: boolean
  readonly arrived: boolean
}

/* Traits of the person behind an account come from higher domains, which also react to changes in them. */
declare module '../../../Context.ts' {
  interface Ports {
    /** Called when a member's traits have changed. */
    readonly followTraits: (context: Context, member: Member) => void
    /** Whether the member has verified the email address. */
    readonly emailIsProven: (context: Pick<Context, 'tables'>, memberId: number) => boolean
    readonly payoutAccounts: (context: Pick<Context, 'tables'>, memberId: number) => readonly PayoutAccount[]
    /** Members with a payout account of this number, or one with the same ending. */
    readonly payoutHolders: (context: Pick<Context, 'tables'>, number: string) => readonly number[]
    readonly payoutsTo: (context: Pick<Context, 'tables'>, memberId: number, accountId: string) => PayoutsTo
    /** Ends the member's open games: all of them, or those opened in a session. */
    readonly closePlays: (context: Context, memberId: number, session?: string) => void
  }
}
