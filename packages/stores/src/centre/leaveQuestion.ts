import type { ModalOf } from '../modals/modal.ts'

/** Asks before something typed is lost. */
export const leaveQuestion: ModalOf<'confirm'> = {
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'leave.title',
  textKey: 'leave.text',
  confirmKey: 'leave.leave',
  cancelKey: 'leave.stay',
}
