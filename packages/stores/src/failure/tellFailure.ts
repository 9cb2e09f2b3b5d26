import { isSilentFailure } from '@croupier/api'
import type { ModalOf } from '../modals/modal.ts'
import { isUnproven } from '../kit/unproven.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { Toast } from '../modals/ToastStore.ts'
import { failureText, type FailureText } from './failureText.ts'

const wordsOf = ({ key, values, serverMessage, reference }: FailureText) => ({
  textKey: key,
  ...(values && { values }),
  ...(serverMessage !== undefined && { serverMessage }),
  ...(reference !== undefined && { reference }),
})

/** The warning dialog with the text of a failure. */
export const textModal = (words: FailureText): ModalOf<'message'> => ({
  kind: 'message',
  tone: 'warning',
  titleKey: 'caveat',
  confirmKey: 'in_increase_submit',
  ...wordsOf(words),
})

/** The warning dialog for a failure. */
export const failureModal = (failure: unknown): ModalOf<'message'> => textModal(failureText(failure))

/** The toast for a failure. */
export const failureToast = (words: FailureText): Omit<Toast, 'id'> => ({ tone: 'danger', ...wordsOf(words) })

/** Reports a failure in a dialog. Silent failures, and those caused by cancelling the step-up proof, open none. */
export function tellFailure(modals: Pick<ModalStore, 'open'>, failure: unknown): void {
  if (!isSilentFailure(failure) && !isUnproven(failure)) void modals.open(failureModal(failure))
}
