import { DAY } from '@croupier/locales/calendar'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Context } from '../../../Context.ts'
import type { MemberMessage } from './rows.ts'
import type { MessageKey } from './texts.ts'

/** Older messages are deleted when the next one arrives. */
export const MESSAGES_KEPT_DAYS = 365

/**
 * Sends a message to a member. `key` is a text of the site, `values` fill its placeholders: texts and amounts (minor
 * units). `about` is what it links to.
 */
export function sendMessage(
  context: Context,
  memberId: number,
  key: MessageKey,
  values: readonly (string | bigint)[],
  about?: MemberMessage['about'],
): void {
  const id = nextNumber(context, 'message', 1)
  const at = context.clock.now()
  deleteOld(context, memberId)
  context.tables.messages.put(String(id), {
    id,
    memberId,
    key,
    values,
    ...(about && { about }),
    at,
    read: false,
  })
}

/** Deletes a member's messages that are too old. */
export function deleteOld(context: Context, memberId: number): void {
  const oldest = context.clock.now() - MESSAGES_KEPT_DAYS * DAY
  for (const { id, at } of context.tables.messages.by('member', String(memberId)))
    if (at < oldest) context.tables.messages.delete(String(id))
}

/** How many messages the member has not read. */
export function unreadMessages(context: Pick<Context, 'tables'>, memberId: number): number {
  return context.tables.messages.keysBy('unread', String(memberId)).length
}
