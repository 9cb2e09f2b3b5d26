import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { type World } from '../../../World.ts'

/** Leaves a message for a member. `key` is a text of the site, `values` its placeholders after the time. */
export function sendMessage(world: World, memberId: number, key: string, values: readonly string[]): void {
  const id = nextNumber(world, 'message', 1)
  world.tables.messages.put(String(id), { id, memberId, key, values, at: world.clock.now(), read: false })
}

/** How many messages the member has not read. */
export function unreadMessages(world: Pick<World, 'tables'>, memberId: number): number {
  return world.tables.messages.keysBy('unread', String(memberId)).length
}
