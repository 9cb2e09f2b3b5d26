import { isMoneyBeingSent } from '../kit/moneySending.ts'
import type { ModalOf } from '../modals/modal.ts'
import type { ModalStore } from '../modals/ModalStore.ts'

/**
 * Asks before unsent input is lost. If the input is already being sent, the question says that leaving does not stop
 * it. While the write itself waits for an answer of the person, leaving closes that question, and nothing is sent.
 */
export const leaveQuestion = ({ isAsking }: Pick<ModalStore, 'isAsking'>, ports: object): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'leave.title',
  textKey: isMoneyBeingSent(ports) && !isAsking ? 'leave.sending' : 'leave.text',
  confirmKey: 'leave.leave',
  cancelKey: 'leave.stay',
})
