import type { FieldPath, FieldValues } from 'react-hook-form'
import { paymentPasswordRule } from '../payment-password/paymentPassword.ts'
import { patternFor } from '../patterns/patterns.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Props of {@link PaymentPasswordField}. */
export interface PaymentPasswordFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values. */
  readonly name: NoInfer<FieldPath<Values>>
  /** The rule it follows. Default six digits. */
  readonly rule?: FieldConfig | undefined
  /** A hint below, read with the control. */
  readonly description?: string | undefined
}

/**
 * The payment password that confirms a payment. Renders a `PasswordField` that password managers ignore: they
 * would offer the login password.
 */
export function PaymentPasswordField<Values extends FieldValues = never>({
  name,
  rule = paymentPasswordRule,
  description,
}: PaymentPasswordFieldProps<Values>) {
  const { text } = useFormText()
  return (
    <PasswordField<Values>
      name={name}
      label={text('in_increase_paymentPassword')}
      required
      description={description}
      autoComplete="off"
      inputMode={patternFor(rule.patternId).pattern.inputMode}
    />
  )
}
