import type { Context } from '../../../Context.ts'
import type { Member } from '../../identity/members/rows.ts'

/* Agents' links register people. */
declare module '../../../Context.ts' {
  interface Ports {
    /** The agent and the account type that a link's code registers for; undefined when the link is not open. */
    readonly openLink: (
      context: Context,
      merchant: string,
      code: string,
    ) => { readonly id: string; readonly agentId: number; readonly type: Member['type'] } | undefined
    /** Called when a newcomer came by a link. */
    readonly cameByLink: (context: Context, linkId: string, member: Member) => void
  }
}
