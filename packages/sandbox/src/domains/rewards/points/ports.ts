import type { World } from '../../../World.ts'
import type { Member } from '../../identity/members/rows.ts'

/* Everything earned is settled by the highest of the rewards. */
declare module '../../../World.ts' {
  interface Ports {
    /** Brings a member's rewards up to date with bets and deposits; gives the member as it is then. */
    readonly settleRewards: (world: World, member: Member) => Member
  }
}
