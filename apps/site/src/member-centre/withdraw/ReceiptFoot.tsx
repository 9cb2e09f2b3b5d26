import type { Receipt } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { packTime } from '../../parts/dispute/Dispute.tsx'
import { MoneyFoot } from '../../parts/money/MoneyFoot.tsx'
import { useText } from '../../parts/text/useText.ts'

/** The foot of a payout, whether it waits for an answer or has one. Renders a `<div>`. */
export const ReceiptFoot = observer(function ReceiptFoot({ receipt }: { receipt: Receipt }) {
  const text = useText()
  const { id, amount, received, status, paidAt, answeredAt, bankName, reason, reasonCode } = receipt
  return (
    <MoneyFoot
      label={text('withdrawal.order')}
      number={id}
      reason={reason}
      code={reasonCode}
      pack={{
        payout: id,
        withdrawal: receipt.withdrawalId,
        to: `${bankName} ${receipt.accountNumber}`,
        amount,
        received,
        status,
        reason: reasonCode,
        paid: packTime(paidAt),
        answered: packTime(answeredAt),
      }}
    />
  )
})
