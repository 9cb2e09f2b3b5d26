import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFormText } from '../text/FormTextProvider.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Props of {@link PaymentPasswordField}. */
export interface PaymentPasswordFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values. */
  readonly name: NoInfer<FieldPath<Values>>
  /** Its rule allows digits only, as the usual one does; phones then show their number pad. Default true. */
  readonly digits?: boolean | undefined
}

/**
 * The payment password that confirms a call which moves money [S-334]. Renders a `PasswordField` that password managers
 * leave alone: they would offer the login password.
 */
export function PaymentPasswordField<Values extends FieldValues = never>({
  name,
  digits = true,
}: PaymentPasswordFieldProps<Values>) {
  const { text } = useFormText()
  return (
    <PasswordField<Values>
      name={name}
      label={text('in_increase_paymentPassword')}
      required
      autoComplete="off"
      digits={digits}
    />
  )
}
