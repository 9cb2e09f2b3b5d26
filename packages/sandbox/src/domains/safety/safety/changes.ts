import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { type World } from '../../../World.ts'
import type { SafetyChange } from './rows.ts'

type Note = Pick<SafetyChange, 'memberId' | 'event'> & Partial<Omit<SafetyChange, 'id' | 'memberId' | 'event'>>

/** Writes a row of the member's safety statement. */
export function noteChange(world: World, note: Note): SafetyChange {
  const id = nextNumber(world, 'safetyChange', 1)
  const change: SafetyChange = {
    kind: null,
    period: null,
    before: null,
    after: null,
    effectiveAt: null,
    at: world.clock.now(),
    ...note,
    id,
  }
  world.tables.safetyChanges.put(String(id), change)
  world.ports.safetyChanged(world, change)
  return change
}

/** A member's safety statement, newest first. */
export function changesOf(world: Pick<World, 'tables'>, memberId: number): SafetyChange[] {
  return world.tables.safetyChanges.by('member', String(memberId)).toReversed()
}
