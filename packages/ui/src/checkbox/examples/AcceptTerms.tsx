import { Button } from '@croupier/ui/Button'
import { Checkbox } from '@croupier/ui/Checkbox'
import { Link } from '@croupier/ui/Link'
import { useState, type FormEvent } from 'react'

/** Consent is never preselected, and missing consent is explained at the field. */
export const AcceptTerms = () => {
  const [accepted, setAccepted] = useState(false)
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setError(accepted ? undefined : 'Please accept the terms to register.')
  }
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Checkbox checked={accepted} error={error} onChange={(event) => setAccepted(event.target.checked)}>
        I am at least 21 years old and accept the <Link href="#terms">terms</Link>
      </Checkbox>
      <Button type="submit">Register</Button>
    </form>
  )
}
