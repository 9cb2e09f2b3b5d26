import { DAY } from '@croupier/locales/calendar'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { World } from '../../../World.ts'
import { moneyText } from '@croupier/money'
import type { MemberMessage } from './rows.ts'

/** An older message is deleted when the next one comes. */
export const MESSAGES_KEPT_DAYS = 365

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
  deleteOld(world, memberId)
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

/** Deletes the messages of a member that are older than they are kept. */
export function deleteOld(world: World, memberId: number): void {
  const oldest = world.clock.now() - MESSAGES_KEPT_DAYS * DAY
  for (const { id, at } of world.tables.messages.by('member', String(memberId)))
    if (at < oldest) world.tables.messages.delete(String(id))
}

/** How many messages the member has not read. */
export function unreadMessages(world: Pick<World, 'tables'>, memberId: number): number {
  return world.tables.messages.keysBy('unread', String(memberId)).length
}
