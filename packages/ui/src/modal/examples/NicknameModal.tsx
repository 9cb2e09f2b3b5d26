import { Button } from '@croupier/ui/Button'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { Modal } from '@croupier/ui/Modal'
import { useState, type FormEvent } from 'react'

/** A short form in a window. It closes when the form is sent, and keeps its text when it is only dismissed. */
export const NicknameModal = () => {
  const [open, setOpen] = useState(false)
  const [nickname, setNickname] = useState('maria')
  const save = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change nickname</Button>
      <Modal open={open} clickToClose title="Your nickname" width={420} height="auto" onClose={() => setOpen(false)}>
        <form onSubmit={save} style={{ display: 'grid', gap: '1rem' }}>
          <Field label="Nickname" description="Other players see it.">
            <Input value={nickname} maxLength={12} onChange={(event) => setNickname(event.target.value)} />
          </Field>
          <Button type="submit">Save</Button>
        </form>
      </Modal>
    </>
  )
}
