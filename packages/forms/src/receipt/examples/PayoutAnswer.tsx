import type { ReceiptAnswer } from '@croupier/forms'
import { ReceiptForm, type Payout } from '@croupier/forms/ReceiptForm'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

const payout: Payout = {
  id: 'p1',
  amount: '500.00',
  totalReceived: '300.00',
  totalRemaining: '500.00',
  allPaid: false,
}
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

/** Asks whether a payout arrived, in full, in part or not at all. */
export const PayoutAnswer = () => {
  const [answered, setAnswered] = useState(false)
  // A mock platform that asks about the missing part.
  const send = async ({ action, comment }: ReceiptAnswer) => {
    if (action === 'PARTIAL' && comment === '') {
      return { fields: { comment: { text: 'Tell us how the money arrived.' } } }
    }
    setAnswered(true)
  }
  if (answered) return <Callout tone="success">Thank you for your answer.</Callout>
  return (
    <ReceiptForm payout={payout} currency="₱" money={(amount) => pesos.format(amount as `${number}`)} onSubmit={send} />
  )
}
