import { BalancePill } from '@croupier/ui/BalancePill'
import { Button } from '@croupier/ui/Button'
import { TopBar } from '@croupier/ui/TopBar'
import { useState } from 'react'

/** The balance of a member in the header, next to the deposit button. */
export const HeaderBalance = () => {
  const [masked, setMasked] = useState(false)
  return (
    <TopBar
      label="Top bar"
      brand={<strong>Harbour Club</strong>}
      account={
        <>
          <BalancePill
            amount="₱12,345.60"
            masked={masked}
            onMaskedChange={setMasked}
            texts={{ masked: 'Balance hidden', mask: 'Hide balance' }}
          />
          <Button size="sm">Deposit</Button>
        </>
      }
    />
  )
}
