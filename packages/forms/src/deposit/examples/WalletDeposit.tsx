import type { DepositMethod, DepositOrder, TransferDetails } from '@croupier/forms'
import { DepositForm } from '@croupier/forms/DepositForm'
import { mobileRules } from '@croupier/forms/mobileRule'
import { moneyText } from '@croupier/money'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

// The platform sends all of this: the methods first, and an order for each choice.
const fields: DepositMethod['fields'] = [{ name: 'reference', required: true, rule: 'digits', upperCase: false }]
const instructions = ['Send exactly the amount shown.', 'Come back and enter the reference of your transfer.']
const band = { minimum: '100.00', maximum: '50000.00', quickAmounts: ['100.00', '500.00', '1000.00'] }
const costs = { fee: { fixed: '0.00', percent: '0.00' }, open: true, fields, instructions }
const gcash: DepositMethod = { id: 'GCASH', kind: 'wallet', name: 'GCash', ...band, ...costs }
const receiver = { receiverName: 'Croupier Cashier', receiverNumber: '09170000101' }
const reserved = { id: 'o-1', reference: 'D-7K2M9', methodId: 'GCASH', fee: '0.00', instructions, ...receiver }

const market = { promotions: [], limits: [], currency: '₱', mobileRule: mobileRules.PH }
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const time = new Intl.DateTimeFormat('en-PH', { timeStyle: 'short' })

/** Two steps: the platform answers the first with an order, which the page keeps. The second reports the transfer. */
export const WalletDeposit = () => {
  const [order, setOrder] = useState<DepositOrder>()
  const [reported, setReported] = useState(false)
  // A mock platform that already has a report of one transfer.
  const report = async (_order: DepositOrder, { reference }: TransferDetails) => {
    if (reference === '1234567890123') return { fields: { reference: { text: 'This transfer was already reported.' } } }
    setOrder(undefined)
    setReported(true)
  }
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {reported ? <Callout tone="success">We are checking your transfer.</Callout> : null}
      <DepositForm
        {...market}
        methods={[gcash]}
        money={(amount) => pesos.format(amount as `${number}`)}
        moment={(at) => time.format(at)}
        order={order}
        onOrder={async (choice) => {
          const amount = moneyText(choice.amount, 2)
          setOrder({ ...reserved, amount, credit: amount, expiresAt: Date.now() + 20 * 60_000 })
        }}
        onSubmit={report}
        onStartAgain={() => setOrder(undefined)}
      />
    </div>
  )
}
