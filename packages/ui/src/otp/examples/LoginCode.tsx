import { Callout } from '@croupier/ui/Callout'
import { Field } from '@croupier/ui/Field'
import { OtpInput } from '@croupier/ui/OtpInput'
import { useState } from 'react'

/** Simulates the server, which sent the code. */
const isRight = (code: string) => code === '246810'

/** Checks the code as soon as it is complete. */
export const LoginCode = () => {
  const [error, setError] = useState<string>()
  const [passed, setPassed] = useState(false)
  const check = (code: string) => {
    if (isRight(code)) setPassed(true)
    else setError('This is not the code we sent. Check the message.')
  }
  if (passed) return <Callout tone="success">You are logged in.</Callout>
  return (
    <Field label="Code from the message" description="Sent to the number ending in 4567." error={error}>
      <OtpInput onChange={() => setError(undefined)} onComplete={check} />
    </Field>
  )
}
