import { FeedbackForm, type FeedbackFormProps } from '@croupier/forms/FeedbackForm'
import { Button } from '@croupier/ui/Button'
import { useState } from 'react'

/** The page keeps the draft, in memory, while the form is closed. */
export const FeedbackDraft = () => {
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState<FeedbackFormProps['draft']>()
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <FeedbackForm draft={draft} onDraft={setDraft} onSubmit={async () => undefined} />
      <Button onClick={() => setOpen(false)}>Close</Button>
    </div>
  )
}
