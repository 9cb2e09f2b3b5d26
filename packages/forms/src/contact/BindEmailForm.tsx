import { useMemo } from 'react'
import * as z from 'zod/mini'
import { SmsCodeField } from '../fields/SmsCodeField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { rejectionAsFault } from '../form/asFault.ts'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

const emailSchema = () =>
  fieldSchema(
    { enabled: true, required: true, minLength: 0, maxLength: 120, patternId: 3 },
    { keys: { empty: 'in_please_address', length: 'in_email_incorrect', format: 'in_email_incorrect' } },
  )

const bindEmailSchema = () =>
  z.object({
    /** The address to bind. */
    email: emailSchema(),
    /** Code sent to the address. */
    verificationCode: verificationCodeSchema(),
  })

type Values = ValuesOf<typeof bindEmailSchema>

/** An address and the code sent to it, named as in the platform's API. */
export type EmailBinding = EntryOf<typeof bindEmailSchema>

/** Props of {@link BindEmailForm}. */
export interface BindEmailFormProps extends SharedFormProps {
  /** Requests codes; the caller keeps the countdown. */
  readonly code: { readonly secondsLeft: number; readonly send: (email: string) => Promise<Outcome> }
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (binding: EmailBinding) => Promise<Outcome>
  /** Goes back without changes. */
  readonly onCancel: () => void
}

/** Binds an email address with the code sent to it. Renders a `<form>`; sends only through `onSubmit`. */
export function BindEmailForm({ code, onSubmit, onCancel, disabled }: BindEmailFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => bindEmailSchema(), [])
  const form = useKitForm({ schema, initial: { email: '', verificationCode: '' } })

  const sendCode = async () => {
    const email = z.safeParse(emailSchema(), form.getValues('email'))
    if (!email.success) {
      form.setError('email', { type: 'format', message: 'in_email_incorrect' })
      return form.setFocus('email')
    }
    const rejection = await code.send(String(email.data))
    if (!rejection) return form.setFocus('verificationCode')
    const [field] = Object.keys(rejection.fields ?? {})
    form.setError(field === 'verificationCode' ? field : 'email', rejectionAsFault(rejection))
  }

  return (
    <Form form={form} label={text('contact.bind_email')} onValid={onSubmit} disabled={disabled}>
      <TextField<Values>
        name="email"
        label={text('contact.new_email')}
        required
        inputMode="email"
        autoComplete="email"
        code
      />
      <SmsCodeField<Values>
        name="verificationCode"
        label={text('contact.email_code')}
        required
        secondsLeft={code.secondsLeft}
        onSend={sendCode}
      />
      <SubmitButton busyText={text('form.sending')}>{text('contact.bind_email')}</SubmitButton>
      <BackButton onBack={onCancel} />
    </Form>
  )
}
