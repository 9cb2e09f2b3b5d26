import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { World } from '../../../World.ts'
import { moneyText } from '@croupier/money'
import type { MemberMessage } from './rows.ts'

/**
 * Leaves a message for a member. `key` is a text of the site, `values` its placeholders, texts and amounts (minor units),
 * `about` what it leads to.
 */
export function sendMessage(
  world: World,
  memberId: number,
  key: string,
  values: readonly (string | bigint)[],
  about?: MemberMessage['about'],
): void {
  const id = nextNumber(world, 'message', 1)
  const written = values.map((value) =>
    typeof value === 'bigint' ? moneyText(value, world.ports.moneyDigits(world, memberId)) : value,
  )
  const at = world.clock.now()
  world.tables.messages.put(String(id), {
    id,
    memberId,
    key,
    values: written,
    ...(about && { about }),
    at,
    read: false,
  })
}

/** How many messages the member has not read. */
export function unreadMessages(world: Pick<World, 'tables'>, memberId: number): number {
  return world.tables.messages.keysBy('unread', String(memberId)).length
}
