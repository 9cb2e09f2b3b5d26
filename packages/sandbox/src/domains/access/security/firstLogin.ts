import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import { changeSecurity, securityOf } from './security.ts'

/**
 * Handles the owner's first login. Tells the agent who opened the account, once, and returns the agent's name for the
 * owner: the agent knows the password that was just typed.
 */
export function arrive(context: Context, member: Member) {
  const agent =
    member.firstTimeLogin && member.uplineId !== null ? context.tables.members.get(String(member.uplineId)) : undefined
  if (agent && !securityOf(context, member.id).arrived) {
    changeSecurity(context, member.id, { arrived: true })
    sendMessage(context, agent.id, 'info_downline_arrived', [member.nickname])
  }
  return { openedBy: agent?.nickname ?? null, openedAt: member.registeredAt }
}
