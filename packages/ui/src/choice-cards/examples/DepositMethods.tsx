import { AmountInput } from '@croupier/ui/AmountInput'
import { ChoiceCards } from '@croupier/ui/ChoiceCards'
import { Field } from '@croupier/ui/Field'
import { CreditCard, Landmark, Smartphone } from 'lucide-react'
import { useState } from 'react'

const limits: Readonly<Record<string, string>> = { gcash: '₱100.00 to ₱50,000.00', bank: '₱500.00 to ₱500,000.00' }

/** The chosen method decides the limits of the next field. */
export const DepositMethods = () => {
  const [method, setMethod] = useState('gcash')
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ChoiceCards
        legend="How do you want to pay?"
        value={method}
        onChange={({ target }) => setMethod(target.value)}
        choices={[
          { value: 'gcash', label: 'GCash', description: 'Arrives in a minute', icon: <Smartphone /> },
          { value: 'bank', label: 'Bank transfer', description: 'Arrives within a day', icon: <Landmark /> },
          { value: 'card', label: 'Card', description: 'Closed until 18:00', icon: <CreditCard />, disabled: true },
        ]}
      />
      <Field label="Amount" description={limits[method]}>
        <AmountInput currency="₱" />
      </Field>
    </div>
  )
}
