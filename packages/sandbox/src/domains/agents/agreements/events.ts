import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Context } from '../../../Context.ts'
import type { Agreement, AgreementEvent } from './rows.ts'

/** Records an event of an agreement. */
export function note(
  context: Context,
  { id }: Pick<Agreement, 'id'>,
  what: AgreementEvent['what'],
  by: AgreementEvent['by'],
  at = context.clock.now(),
): void {
  const event = { id: String(nextNumber(context, 'agreementEvent', 1)), agreementId: id, at, what, by }
  context.tables.agreementEvents.put(event.id, event)
}

/** Events of an agreement, oldest first. */
export function eventsOf(context: Context, { id }: Pick<Agreement, 'id'>): AgreementEvent[] {
  return context.tables.agreementEvents.by('agreement', id).sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id))
}
