import { failureToast } from '@croupier/stores'
import { useRoot } from '../../base/RootContext.ts'
import type { StepOutcome } from './formOutcome.ts'

/** Shows why a step without a form was refused, as a toast. Returns whether the step was carried out. */
export function useRefusalToast(): (outcome: StepOutcome) => boolean {
  const { toasts } = useRoot()
  return (outcome) => {
    if (outcome.kind !== 'refused') return outcome.kind === 'done'
    toasts.show(failureToast(outcome.text))
    return false
  }
}
