import type { ModalOf } from '../modals/modal.ts'
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
