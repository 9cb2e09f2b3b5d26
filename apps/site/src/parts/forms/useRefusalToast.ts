import { useRoot } from '../../app/RootContext.ts'
import type { StepOutcome } from './formOutcome.ts'

/** Shows why a step without a form was refused, as a toast. Returns whether the step was carried out. */
export function useRefusalToast(): (outcome: StepOutcome) => boolean {
  const { toasts } = useRoot()
  return (outcome) => {
    if (outcome.kind !== 'refused') return outcome.kind === 'done'
    const { key, values, serverMessage, reference } = outcome.text
    toasts.show({
      tone: 'danger',
      textKey: key,
      ...(values && { values }),
      ...(serverMessage !== undefined && { serverMessage }),
      ...(reference !== undefined && { reference }),
    })
    return false
  }
}
