import * as z from 'zod/mini'
import { OtpField } from '../fields/OtpField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { authenticatorDigits } from '../login-verification/loginVerificationSchema.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

const key = 'enter_verification_code'

const schema = z.object({
  code: fieldSchema(
    { enabled: true, required: true, minLength: authenticatorDigits, maxLength: authenticatorDigits, patternId: 6 },
    { keys: { empty: key, length: key, format: key } },
  ),
})

/** Props of {@link AuthenticatorForm}. */
export interface AuthenticatorFormProps extends SharedFormProps {
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (entry: EntryOf<typeof schema>) => Promise<Outcome>
  /** Goes back without changes. */
  readonly onCancel: () => void
}

/** Confirms a new authenticator with its first code, which enables two-step verification. Renders a `<form>`. */
export function AuthenticatorForm({ onSubmit, onCancel, disabled }: AuthenticatorFormProps) {
  const { text } = useFormText()
  const form = useKitForm({ schema, initial: { code: '' } })
  return (
    <Form form={form} label={text('two_factor.turn_on')} onValid={onSubmit} disabled={disabled}>
      <OtpField<ValuesOf<typeof schema>>
        name="code"
        label={text('ga_ver_code')}
        description={text('two_factor.hint', { digits: authenticatorDigits })}
        required
        length={authenticatorDigits}
      />
      <SubmitButton busyText={text('form.sending')}>{text('two_factor.turn_on')}</SubmitButton>
      <BackButton onBack={onCancel} />
    </Form>
  )
}
