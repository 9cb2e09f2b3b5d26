import { isSilentFailure } from '@croupier/api'
import type { ModalOf } from '../modals/modal.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { failureText } from './failureText.ts'

/** The warning dialog that tells of a failure. */
export function failureModal(failure: unknown): ModalOf<'message'> {
  const { key, values, serverMessage, reference } = failureText(failure)
  return {
    kind: 'message',
    tone: 'warning',
    titleKey: 'caveat',
    textKey: key,
    confirmKey: 'in_increase_submit',
    ...(values && { values }),
    ...(serverMessage !== undefined && { serverMessage }),
    ...(reference !== undefined && { reference }),
  }
}

/** Tells a person of a failure in a dialog; one that the platform wants silent (wire facts 1.7) opens none. */
export function tellFailure(modals: Pick<ModalStore, 'open'>, failure: unknown): void {
  if (!isSilentFailure(failure)) void modals.open(failureModal(failure))
}
