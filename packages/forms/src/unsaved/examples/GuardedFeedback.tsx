import { FeedbackForm } from '@croupier/forms/FeedbackForm'
import { LeaveGuard, useLeave } from '@croupier/forms/LeaveGuard'
import { Button } from '@croupier/ui/Button'
import { useState } from 'react'

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const leave = useLeave()
  return <Button onClick={() => leave(onClose)}>Close</Button>
}

/** Asks before unsent input is lost. Use `useLeave` for everything on the page that leads away from the form. */
export const GuardedFeedback = () => {
  const [open, setOpen] = useState(true)
  return (
    <LeaveGuard>
      {open ? (
        <div style={{ display: 'grid', gap: '1rem' }}>
          <FeedbackForm onSubmit={async () => undefined} />
          <CloseButton onClose={() => setOpen(false)} />
        </div>
      ) : (
        <Button onClick={() => setOpen(true)}>Open</Button>
      )}
    </LeaveGuard>
  )
}
