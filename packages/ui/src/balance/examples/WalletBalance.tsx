import { Balance } from '@croupier/ui/Balance'
import { Card } from '@croupier/ui/Card'
import { useState } from 'react'

/** Hiding the balance is the person's choice, so an app stores it, for example in `localStorage`. */
export const WalletBalance = () => {
  const [masked, setMasked] = useState(false)
  return (
    <Card>
      <Balance
        amount="₱12,345.60"
        masked={masked}
        onMaskedChange={setMasked}
        texts={{ masked: 'Balance hidden', mask: 'Hide balance' }}
      />
    </Card>
  )
}
