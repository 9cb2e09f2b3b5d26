import type { Receipt, WithdrawalStage } from '@croupier/stores'
import type { BadgeTone } from '@croupier/ui'

/** The tone of a withdrawal's badge: a stage that needs the member's action stands out. */
export const stageTone: Readonly<Record<WithdrawalStage, BadgeTone>> = {
  requested: 'neutral',
  reviewing: 'info',
  approved: 'info',
  paying: 'info',
  paid: 'warning',
  waiting: 'warning',
  disputed: 'warning',
  received: 'success',
  rejected: 'danger',
  returned: 'danger',
}

/** The tone of a payout's badge. */
export const receiptTone: Readonly<Record<Receipt['status'], BadgeTone>> = {
  waiting: 'warning',
  received: 'success',
  automatic: 'success',
  partial: 'warning',
  notReceived: 'warning',
  forced: 'neutral',
  reversed: 'info',
}
