import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { World } from '../../../World.ts'
import type { Agreement, AgreementEvent } from './rows.ts'

/** Writes down what happened to an agreement. */
export function note(
  world: World,
  { id }: Pick<Agreement, 'id'>,
  what: AgreementEvent['what'],
  by: AgreementEvent['by'],
  at = world.clock.now(),
): void {
  const event = { id: String(nextNumber(world, 'agreementEvent', 1)), agreementId: id, at, what, by }
  world.tables.agreementEvents.put(event.id, event)
}

/** What happened to an agreement, oldest first. */
export function eventsOf(world: World, { id }: Pick<Agreement, 'id'>): AgreementEvent[] {
  return world.tables.agreementEvents.by('agreement', id).sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id))
}
