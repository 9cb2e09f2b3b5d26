import { breakStarted, safetyStore, type SafetyBreak, type SafetyOutcome } from '@croupier/stores'
import { useRoot, useStore } from '../base/RootContext.ts'

/** Starts a break; one that has begun ends this session, and a message names its end and who helps (G-32, G-72). */
export function useStartBreak(): (length: SafetyBreak['length']) => Promise<SafetyOutcome<SafetyBreak>> {
  const { modals, session } = useRoot()
  const safety = useStore(safetyStore)
  return async (length) => {
    const outcome = await safety.startBreak(length)
    if (outcome.kind !== 'done') return outcome
    // A message would lie behind a game that fills the screen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    void session.end(outcome.value)
    modals.closeAll()
    void modals.open(breakStarted(outcome.value))
    return outcome
  }
}
