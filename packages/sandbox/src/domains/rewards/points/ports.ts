import type { Context } from '../../../Context.ts'
import type { Member } from '../../identity/members/rows.ts'

/* The highest of the rewards domains settles everything earned. */
declare module '../../../Context.ts' {
  interface Ports {
    /** Brings a member's rewards up to date with bets and deposits; returns the updated member. */
    readonly settleRewards: (context: Context, member: Member) => Member
  }
}
