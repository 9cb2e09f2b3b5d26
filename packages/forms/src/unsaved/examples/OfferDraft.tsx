import type { OfferBounds } from '@croupier/forms'
import { LeaveGuard, useLeave } from '@croupier/forms/LeaveGuard'
import { OfferForm, type OfferFormProps } from '@croupier/forms/OfferForm'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

const bounds: OfferBounds = {
  highestPercent: '10.00',
  highestAmount: '200.00',
  highestLossPercent: '2.00',
  highestLossAmount: '50.00',
  mostTiers: 3,
  periods: ['D', 'W', 'H', 'M'],
  productTypes: ['CONS', 'RNG'],
}
const productText = (type: string) => (type === 'CONS' ? 'All play' : 'Slots')
const terms = { downlineId: '12', kind: 'dividend', bounds, productText, currency: '₱' } as const

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const leave = useLeave()
  return <Button onClick={() => leave(onClose)}>Close</Button>
}

/** Asks before leaving a long form, and still keeps its draft. Once sent, there is no draft. */
export const OfferDraft = () => {
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState<OfferFormProps['draft']>()
  const [sent, setSent] = useState(false)
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <LeaveGuard>
      <div style={{ display: 'grid', gap: '1rem' }}>
        {sent ? <Callout tone="success">The offer is sent.</Callout> : null}
        <OfferForm {...terms} draft={draft} onDraft={setDraft} onSubmit={async () => setSent(true)} />
        <CloseButton onClose={() => setOpen(false)} />
      </div>
    </LeaveGuard>
  )
}
