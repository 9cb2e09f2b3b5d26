import { Button } from '@croupier/ui/Button'
import { Dialog } from '@croupier/ui/Dialog'
import { useState } from 'react'

/** Asks before something that cannot be undone. The default button keeps things as they are. */
export const ConfirmWithdrawal = () => {
  const [asking, setAsking] = useState(false)
  const [cancelled, setCancelled] = useState(false)
  return (
    <>
      <Button variant="outline" tone="danger" disabled={cancelled} onClick={() => setAsking(true)}>
        {cancelled ? 'Cancelled' : 'Cancel the withdrawal'}
      </Button>
      <Dialog
        open={asking}
        tone="warning"
        title="Cancel this withdrawal?"
        buttons={[
          { value: 'cancel', label: 'Cancel it', tone: 'danger' },
          { value: 'keep', label: 'Keep it', isDefault: true },
        ]}
        onResult={(result) => {
          setAsking(false)
          if (result === 'cancel') setCancelled(true)
        }}
      >
        The ₱1,500.00 go back to your balance.
      </Dialog>
    </>
  )
}
