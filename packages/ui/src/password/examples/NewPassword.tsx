import { Field } from '@croupier/ui/Field'
import { PasswordInput } from '@croupier/ui/PasswordInput'
import { PasswordStrength, type PasswordScore } from '@croupier/ui/PasswordStrength'
import { useState } from 'react'

const words = ['', 'Weak. Add a few letters.', 'Fair. Add a digit or a sign.', 'Good', 'Strong'] as const

/** Counts only the length. A real measure also needs a list of common passwords. */
const scoreOf = (password: string) => Math.min(4, Math.ceil(password.length / 3)) as PasswordScore

/** A new password with its strength. */
export const NewPassword = () => {
  const [password, setPassword] = useState('')
  const score = scoreOf(password)
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Field label="New password">
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <PasswordStrength label="Password strength" score={score} text={words[score]} />
    </div>
  )
}
