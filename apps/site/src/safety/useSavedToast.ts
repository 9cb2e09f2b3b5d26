import { safetyStore, type SafetyLimitName } from '@croupier/stores'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'

/**
 * Says that a change of a limit was saved. For a change that has to wait, says when it can take effect and that the old
 * limit stays until then (G-13). Use inside an observer.
 */
export function useSavedToast(): (name: SafetyLimitName) => void {
  const { moment } = useDateTimeText()
  const { toasts } = useRoot()
  const safety = useStore(safetyStore)
  return ({ kind, period }) => {
    const raise =
      kind === 'session'
        ? safety.overview.data?.session?.raise
        : safety.limits.find((limit) => limit.kind === kind && limit.period === period)?.raise
    if (raise) toasts.show({ tone: 'info', textKey: 'safety.saved_waits', values: { time: moment(raise.ripeAt) } })
    else toasts.show({ tone: 'success', textKey: 'safety.saved' })
  }
}
