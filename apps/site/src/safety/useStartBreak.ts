import { safetyStore, type SafetyBreak, type SafetyOutcome } from '@croupier/stores'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'

/** Starts a break; one that has begun ends this session, and a message names its end (G-32, G-72). */
export function useStartBreak(): (length: SafetyBreak['length']) => Promise<SafetyOutcome<SafetyBreak>> {
  const { moment } = useDateTimeText()
  const { modals, session } = useRoot()
  const safety = useStore(safetyStore)
  return async (length) => {
    const outcome = await safety.startBreak(length)
    if (outcome.kind !== 'done') return outcome
    const { kind, endsAt } = outcome.value
    // A message would lie behind a game that fills the screen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    void session.end()
    modals.closeAll()
    void modals.open({
      kind: 'message',
      tone: 'info',
      titleKey: kind === 'exclusion' ? 'safety.exclusion_title' : 'safety.break_title',
      textKey: 'safety.break_started',
      values: { end: moment(endsAt) },
      confirmKey: 'in_increase_submit',
    })
    return outcome
  }
}
