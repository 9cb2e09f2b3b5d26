import { nextNumber } from '../../../core/state/CoreContext.ts'
import { type Context } from '../../../Context.ts'
import type { SafetyChange } from './rows.ts'

type Note = Pick<SafetyChange, 'memberId' | 'event'> & Partial<Omit<SafetyChange, 'id' | 'memberId' | 'event'>>

/** Adds a row to the member's safety statement. */
export function noteChange(context: Context, note: Note): SafetyChange {
  const id = nextNumber(context, 'safetyChange', 1)
  const change: SafetyChange = {
    kind: null,
    period: null,
    before: null,
    after: null,
    effectiveAt: null,
    at: context.clock.now(),
    ...note,
    id,
  }
  context.tables.safetyChanges.put(String(id), change)
  context.ports.safetyChanged(context, change)
  return change
}

/** A member's safety statement, newest first. */
export function changesOf(context: Pick<Context, 'tables'>, memberId: number): SafetyChange[] {
  return context.tables.safetyChanges.by('member', String(memberId)).toReversed()
}
