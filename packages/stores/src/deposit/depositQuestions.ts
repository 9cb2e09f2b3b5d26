import type { ModalOf } from '../modals/modal.ts'
import type { Deposit } from './deposit.ts'

/** Asks before an unpaid order is cancelled. */
export const cancelQuestion = ({ amount, methodName }: Deposit): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'deposit.cancel_title',
  textKey: 'deposit.cancel_text',
  amounts: { amount },
  values: { method: methodName },
  confirmKey: 'deposit.cancel_confirm',
  cancelKey: 'deposit.cancel_keep',
})

/** Asks before ordering a deposit that equals one still pending. */
export const repeatQuestion = (equal: Deposit, method: string, amount: string): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'in_popup_prompt',
  textKey: equal.status === 'ordered' ? 'deposit.equal_ordered' : 'deposit.equal_pending',
  amounts: { amount },
  values: { method },
  confirmKey: 'deposit.another',
  cancelKey: 'in_more_cancel',
})
