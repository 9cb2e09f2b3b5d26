import type { Outcome, PaymentPasswordChange } from '@croupier/forms'
import { PaymentPasswordForm } from '@croupier/forms/PaymentPasswordForm'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

/** A mock platform that knows the current password. */
const change = async ({ oldPassword }: PaymentPasswordChange): Promise<Outcome> =>
  oldPassword === '123456' ? undefined : { fields: { oldPassword: { text: 'The payment password is not correct.' } } }

/** Changes the payment password. A rejection that names a field is shown at that field. */
export const NewPaymentPassword = () => {
  const [changed, setChanged] = useState(false)
  const send = async (entry: PaymentPasswordChange) => {
    const rejection = await change(entry)
    setChanged(!rejection)
    return rejection
  }
  if (changed) return <Callout tone="success">Your payment password is changed.</Callout>
  return <PaymentPasswordForm mode="change" onSubmit={send} />
}
