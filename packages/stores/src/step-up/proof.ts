import { isApiFailure, readProofMethods } from '@croupier/api'
import type { ModalStore } from '../modals/ModalStore.ts'

/** True for a call that was refused because the member has not proven to be the owner, or would not. */
export const isUnproven = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'PlatformError' && failure.code === 'step.up.needed'

/**
 * Asks for the proof that a refused call needs, in a dialog over whatever page made the call. Calls refused meanwhile
 * share the dialog. Gives whether the owner was proven, so that the call can be made again (decision 0067).
 */
export function proofDialog(modals: Pick<ModalStore, 'open'>): (failure: unknown) => Promise<boolean> | false {
  let asking: Promise<boolean> | undefined
  return (failure) => {
    if (!isUnproven(failure)) return false
    const methods = readProofMethods(isApiFailure(failure) && failure.kind === 'PlatformError' ? failure.value : null)
    asking ??= modals.open({ kind: 'stepUp', methods }).then((result) => {
      asking = undefined
      return result === 'proven'
    })
    return asking
  }
}
