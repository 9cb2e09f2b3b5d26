import type { LoginRequest, Outcome } from '@croupier/forms'
import { LoginForm, type LoginRejection } from '@croupier/forms/LoginForm'
import { mobileRules } from '@croupier/forms/mobileRule'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

/** A mock platform that accepts one password. */
const logIn = async ({ password }: LoginRequest): Promise<Outcome<LoginRejection>> =>
  password === 'Croupier1'
    ? undefined
    : { wrongCredentials: true, message: { text: 'User name or password is not correct.' } }

/** A refusal of the platform is shown above the form. `wrongCredentials` also clears the password. */
export const LogIn = () => {
  const [member, setMember] = useState<string>()
  const send = async (request: LoginRequest) => {
    const rejection = await logIn(request)
    if (!rejection) setMember(request.username)
    return rejection
  }
  if (member) return <Callout tone="success">Logged in as {member}.</Callout>
  return <LoginForm mobileRule={mobileRules.PH} onSubmit={send} />
}
