import type { LoginRequest, Outcome } from '@croupier/forms'
import { LoginForm, type LoginRefusal } from '@croupier/forms/LoginForm'
import { mobileRules } from '@croupier/forms/mobileRule'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

/** A mock platform that accepts one password. */
const logIn = async ({ password }: LoginRequest): Promise<Outcome<LoginRefusal>> =>
  password === 'Croupier1'
    ? undefined
    : { wrongCredentials: true, message: { text: 'User name or password is not correct.' } }

/** A refusal of the platform is shown above the form. `wrongCredentials` also clears the password. */
export const LogIn = () => {
  const [member, setMember] = useState<string>()
  const send = async (request: LoginRequest) => {
    const refusal = await logIn(request)
    if (!refusal) setMember(request.username)
    return refusal
  }
  if (member) return <Callout tone="success">Logged in as {member}.</Callout>
  return <LoginForm mobileRule={mobileRules.PH} onSubmit={send} />
}
