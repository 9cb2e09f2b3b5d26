import { isMoneyBeingSent } from '../kit/Command.ts'
import type { ModalOf } from '../modals/modal.ts'

/** Asks before something typed is lost; says so where it is being sent already and leaving does not stop it. */
export const leaveQuestion = (): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'leave.title',
  textKey: isMoneyBeingSent() ? 'leave.sending' : 'leave.text',
  confirmKey: 'leave.leave',
  cancelKey: 'leave.stay',
})
