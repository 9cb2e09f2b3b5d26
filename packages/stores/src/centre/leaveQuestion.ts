import { isMoneyBeingSent } from '../kit/Command.ts'
import type { ModalOf } from '../modals/modal.ts'

/** Asks before unsent input is lost; says so if it is being sent and leaving does not stop it. */
export const leaveQuestion = (): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'leave.title',
  textKey: isMoneyBeingSent() ? 'leave.sending' : 'leave.text',
  confirmKey: 'leave.leave',
  cancelKey: 'leave.stay',
})
