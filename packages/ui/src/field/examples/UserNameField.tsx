import { Button } from '@croupier/ui/Button'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { useState, type FormEvent } from 'react'

/** `Field` ties label, hint and error to its control, and announces a new error. */
export const UserNameField = () => {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const check = (event: FormEvent) => {
    event.preventDefault()
    setError(name.length < 6 ? 'Use at least 6 letters or digits.' : undefined)
  }
  return (
    <form noValidate onSubmit={check} style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Field label="User name" description="6 to 12 letters or digits." error={error}>
        <Input value={name} autoComplete="username" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit">Register</Button>
    </form>
  )
}
