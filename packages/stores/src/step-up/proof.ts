import { isApiFailure, readProofMethods } from '@croupier/api'
import type { ModalOf } from '../modals/modal.ts'
import type { ModalStore } from '../modals/ModalStore.ts'

/** The dialog that a refused call requires: a step-up proof, or missing details. */
function questionOf(failure: unknown): ModalOf<'stepUp' | 'details'> | undefined {
  if (!isApiFailure(failure) || failure.kind !== 'PlatformError') return undefined
  const { code, value } = failure
  if (code === 'step.up.needed') return { kind: 'stepUp', methods: readProofMethods(value) }
  return code === 'account.details.first' ? { kind: 'details', missing: value } : undefined
}

/**
 * Asks for what a refused call needs, in a dialog over the page that made the call. Calls refused meanwhile share the
 * dialog. Returns whether it was answered, so that the call can be repeated.
 */
export function proofDialog(modals: Pick<ModalStore, 'open'>): (failure: unknown) => Promise<boolean> | false {
  let asking: Promise<boolean> | undefined
  return (failure) => {
    const question = questionOf(failure)
    if (!question) return false
    asking ??= modals.open(question).then((result) => {
      asking = undefined
      return result !== 'closed'
    })
    return asking
  }
}
