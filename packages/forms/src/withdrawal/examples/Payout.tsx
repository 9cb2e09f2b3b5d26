import type { WithdrawalAccount, WithdrawalTerms } from '@croupier/forms'
import { WithdrawalForm, type WithdrawalRequest } from '@croupier/forms/WithdrawalForm'
import { moneyText } from '@croupier/money'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

const accounts: readonly WithdrawalAccount[] = [
  { id: 'b1', name: 'BDO', number: '•••• 1234', withdrawType: 'BC' },
  { id: 'w1', name: 'GCash', number: '•••• 4567', withdrawType: 'EW' },
]
const terms: WithdrawalTerms = {
  bands: { BC: { minimum: '100.00', maximum: '50000.00' }, EW: { minimum: '50.00', maximum: '5000.00' } },
  available: '1200.00',
  expectedMinutes: 30,
  password: true,
}
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const money = (amount: string) => pesos.format(amount as `${number}`)

/** Two steps: account and amount, then fee and payment password. The platform answers each. */
export const Payout = () => {
  const [sent, setSent] = useState<string>()
  // A mock platform that accepts one payment password.
  const withdraw = async ({ amount, password }: WithdrawalRequest) => {
    if (password !== '123456') return { fields: { password: { text: 'The payment password is not correct.' } } }
    setSent(moneyText(amount, 2))
  }
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {sent ? <Callout tone="success">{money(sent)} will arrive within 30 minutes.</Callout> : null}
      <WithdrawalForm
        accounts={accounts}
        terms={terms}
        currency="₱"
        money={money}
        onCharge={async ({ withdrawType }) => ({ fee: withdrawType === 'BC' ? '15.00' : '0.00' })}
        onSubmit={withdraw}
      />
    </div>
  )
}
