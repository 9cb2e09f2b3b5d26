import { nextNumber } from '../../core/state/CoreWorld.ts'
import { type World } from '../../World.ts'
import type { MemberMessage } from './rows.ts'

/** Leaves a message for a member. `key` is a text of the site, `values` its placeholders, `about` what it leads to. */
export function sendMessage(
  world: World,
  memberId: number,
  key: string,
  values: readonly string[],
  about?: MemberMessage['about'],
): void {
  const id = nextNumber(world, 'message', 1)
  const at = world.clock.now()
  world.tables.messages.put(String(id), { id, memberId, key, values, ...(about && { about }), at, read: false })
}

/** How many messages the member has not read. */
export function unreadMessages(world: Pick<World, 'tables'>, memberId: number): number {
  return world.tables.messages.keysBy('unread', String(memberId)).size
}
