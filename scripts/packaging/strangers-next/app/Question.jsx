'use client'

import { Button } from '@croupier/ui/Button'
import { Dialog } from '@croupier/ui/Dialog'
import { useState } from 'react'

export function Question() {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button id="leave" onClick={() => setOpen(true)}>
        Leave the table
      </Button>
      <output>{answer}</output>
      <Dialog
        open={open}
        title="Leave the table?"
        onResult={(result) => {
          setOpen(false)
          setAnswer(`Answered: ${result}`)
        }}
      />
    </>
  )
}
