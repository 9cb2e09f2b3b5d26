import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import { changeSecurity, securityOf } from './security.ts'

/**
 * The owner of an account is there for the first time. Tells the agent who opened the account, once, and the owner who
 * that was: somebody else knows the password that was just typed.
 */
export function arrive(world: World, member: Member) {
  const agent =
    member.firstTimeLogin && member.uplineId !== null ? world.tables.members.get(String(member.uplineId)) : undefined
  if (agent && !securityOf(world, member.id).arrived) {
    changeSecurity(world, member.id, { arrived: true })
    sendMessage(world, agent.id, 'info_downline_arrived', [member.nickname])
  }
  return { openedBy: agent?.nickname ?? null, openedAt: member.registeredAt }
}
