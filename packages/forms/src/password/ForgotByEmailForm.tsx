import { useMemo } from 'react'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { passwordMailSchema, type PasswordMail } from './passwordSchemas.ts'
import { WayBack, type WayBackProps } from './WayBack.tsx'

/** Props of {@link ForgotByEmailForm}. */
export interface ForgotByEmailFormProps extends WayBackProps, SharedFormProps {
  /** The name typed at login. */
  readonly userName?: string | undefined
  /**
   * Requests the email. Resolves with undefined once it is sent, and the caller then confirms and closes; or with a
   * rejection, such as the message for an unknown name or address.
   */
  readonly onSubmit: (request: PasswordMail) => Promise<Outcome>
}

/** Password reset by email. Renders a `<form>`; independent of stores, sends only through `onSubmit`. */
export function ForgotByEmailForm({ userName = '', onSubmit, onLogin, onHelp, disabled }: ForgotByEmailFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => passwordMailSchema(), [])
  const form = useKitForm({
    schema,
    initial: { username: userName, email: '' },
  })
  return (
    <Form form={form} label={text('forgot.by_email')} onValid={onSubmit} disabled={disabled}>
      <TextField<PasswordMail>
        name="username"
        label={text('in_increase_username')}
        required
        autoComplete="username"
        code
      />
      <TextField<PasswordMail>
        name="email"
        label={text('in_increase_email')}
        description={text('forgot.email_hint')}
        required
        inputMode="email"
        autoComplete="email"
        code
      />
      <SubmitButton busyText={text('form.sending')}>{text('forgot.send_email')}</SubmitButton>
      <WayBack onLogin={onLogin} onHelp={onHelp} />
    </Form>
  )
}
