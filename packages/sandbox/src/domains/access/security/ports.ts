import type { World } from '../../../World.ts'
import type { Member } from '../../identity/members/rows.ts'

/* Agents give out links that register people. */
declare module '../../../World.ts' {
  interface Ports {
    /** Who a code of an agent's link registers people for, and as which type; undefined for one that is not open. */
    readonly openLink: (
      world: World,
      merchant: string,
      code: string,
    ) => { readonly id: string; readonly agentId: number; readonly type: Member['type'] } | undefined
    /** Told that a newcomer came by a link. */
    readonly cameByLink: (world: World, linkId: string, member: Member) => void
  }
}
